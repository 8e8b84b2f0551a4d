import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A context menu may take the release for itself, as after a press with Ctrl on a Mac. */
const RELEASES = ['pointerup', 'pointercancel', 'contextmenu'] as const;

/** Follows the main button from press to release; a click, which comes right after the release, is still part of it. */
function followPress(tell: (isPressed: boolean) => void): () => void {
  const press = ({ button }: PointerEvent) => button === 0 && tell(true);
  const release = () => setTimeout(() => tell(false));
  document.addEventListener('pointerdown', press, { capture: true });
  for (const kind of RELEASES) document.addEventListener(kind, release, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', press, { capture: true });
    for (const kind of RELEASES) document.removeEventListener(kind, release, { capture: true });
  };
}

export type FrozenList<Page> = Pick<UseQueryResult<Page>, 'error' | 'refetch'> & {
  data: Page | undefined;
  isPlaceholderData: boolean;
  /** Only who asks is drawn again with every fetch. */
  isFetching: () => boolean;
};

/** A live list stands still while something is pressed: what one aims at must not move from under the pointer. */
export function useFrozenWhilePressed<Page>(list: UseQueryResult<Page>, isHeld = false): FrozenList<Page> {
  const [isPressed, setPressed] = useState(false); // of each list: a press that outlives its list holds no other
  useEffect(() => followPress(setPressed), []);
  const { data, isPlaceholderData, error, refetch } = list;
  const [frozen, setFrozen] = useState({ data, isPlaceholderData });
  const isOld = frozen.data !== data || frozen.isPlaceholderData !== isPlaceholderData;
  if (isOld && !isPressed && !isHeld) setFrozen({ data, isPlaceholderData });
  return { ...frozen, error, refetch, isFetching: () => list.isFetching };
}
