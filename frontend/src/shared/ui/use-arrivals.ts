import { useState } from 'react';

interface List<Item> {
  readonly items: Item[] | undefined;
  readonly isFetching: boolean;
}

/**
 * What stands above the newest that was shown so far: it would push the others from under the finger. What came before
 * the page was opened is no news, although a kept list may not have it yet.
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
