import { useState } from 'react';

interface List<Item> {
  readonly items: Item[] | undefined;
  readonly isFetching: boolean;
}

/**
 * Holds back items above the newest one shown so far: they would push the others away from the finger. Items from
 * before the page was opened are not new, even if the stored list lacks them.
 */
export function useArrivals<Item extends { id: string }>({ items, isFetching }: List<Item>) {
  const newest = items?.[0]?.id;
  const [shown, setShown] = useState(newest);
  const [isOpened, setIsOpened] = useState(false);
  const place = items?.findIndex(({ id }) => id === shown) ?? 0;
  if ((place < 0 || !isOpened) && newest !== shown) setShown(newest);
  if (!isOpened && !isFetching) setIsOpened(true);
  return { items, arrived: items?.slice(0, Math.max(place, 0)) ?? [], show: () => setShown(newest) };
}
