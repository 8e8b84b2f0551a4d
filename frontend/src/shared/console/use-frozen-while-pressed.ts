import type { UseQueryResult } from '@tanstack/react-query';
import { useIsPressed, useKeptWhile } from '../ui/use-is-pressed';

export type FrozenList<Page> = Pick<UseQueryResult<Page>, 'error' | 'refetch'> & {
  data: Page | undefined;
  isPlaceholderData: boolean;
  /** Only who asks is drawn again with every fetch. */
  isFetching: () => boolean;
};

/** A live list stands still while something is pressed: what one aims at must not move from under the pointer. */
export function useFrozenWhilePressed<Page>(list: UseQueryResult<Page>, isHeld = false): FrozenList<Page> {
  const isPressed = useIsPressed();
  const isStill = isPressed || isHeld;
  const data = useKeptWhile(isStill, list.data);
  const isPlaceholderData = useKeptWhile(isStill, list.isPlaceholderData);
  const { error, refetch } = list;
  return { data, isPlaceholderData, error, refetch, isFetching: () => list.isFetching };
}
