import { useEffect, useEffectEvent } from 'react';
import type { Notification } from '../../features/notifications/api/notifications.query';

export interface ShownMoments {
  moments: readonly Notification[];
  onSeen: (moments: readonly Notification[]) => void;
  onClose: () => void;
}

/** What was on the screen for less may have been left before it was read. */
const SEEN_DELAY_MS = 1_000;

export function useSeen({ moments, onSeen }: Pick<ShownMoments, 'moments' | 'onSeen'>): void {
  const tell = useEffectEvent(() => onSeen(moments));
  const ids = moments.map(({ id }) => id).join();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return;
      clearInterval(timer);
      tell();
    }, SEEN_DELAY_MS);
    return () => clearInterval(timer);
  }, [ids]);
}
