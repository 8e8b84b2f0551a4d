import { useState } from 'react';

/** What stands above the newest that was shown so far: it would push the others from under the finger. */
export function useArrivals<Item extends { id: string }>(items: Item[] | undefined) {
  const newest = items?.[0]?.id;
  const [shown, setShown] = useState(newest);
  const place = items?.findIndex(({ id }) => id === shown) ?? 0;
  if (place < 0 && newest !== shown) setShown(newest);
  return { items, arrived: items?.slice(0, Math.max(place, 0)) ?? [], show: () => setShown(newest) };
}
