import { useEffect, useEffectEvent } from 'react';
import type { Notification } from '../../features/notifications/api/notifications.query';

export interface ShownMoments {
  moments: readonly Notification[];
  onSeen: (moments: readonly Notification[]) => void;
  onClose: () => void;
}

/** A moment shown for less time may not have been read. */
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
