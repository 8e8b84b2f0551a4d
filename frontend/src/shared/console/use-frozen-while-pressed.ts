import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsPressed } from '../ui/use-is-pressed';

export type FrozenList<Page> = Pick<UseQueryResult<Page>, 'error' | 'refetch'> & {
  data: Page | undefined;
  isPlaceholderData: boolean;
  /** Only who asks is drawn again with every fetch. */
  isFetching: () => boolean;
};

/** A live list stands still while something is pressed: what one aims at must not move from under the pointer. */
export function useFrozenWhilePressed<Page>(list: UseQueryResult<Page>, isHeld = false): FrozenList<Page> {
  const isPressed = useIsPressed();
  const { data, isPlaceholderData, error, refetch } = list;
  const [frozen, setFrozen] = useState({ data, isPlaceholderData });
  const isOld = frozen.data !== data || frozen.isPlaceholderData !== isPlaceholderData;
  if (isOld && !isPressed && !isHeld) setFrozen({ data, isPlaceholderData });
  return { ...frozen, error, refetch, isFetching: () => list.isFetching };
}
