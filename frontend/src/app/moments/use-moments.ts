import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { markNotificationsRead } from '../../features/notifications/api/mark-notifications-read.mutation';
import { type Notification, newestQuery } from '../../features/notifications/api/notifications.query';
import { useCommand } from '../../shared/api/use-command';
import { isFresh } from '../../shared/offline/stored-queries';
import { useMember } from '../../shared/session/member';
import { currentToast, dismissToast } from '../../shared/ui/toast-store';
import { findMoments, isRejected, isStillTrue } from './find-moments';
import { useSeen } from './use-seen';

/** A moment seen here stays until it is closed, even once read. One not seen long enough returns on the next page. */
export function useMoments() {
  const { membershipType, points } = useMember();
  const { pathname } = useLocation();
  const news = useQuery(newestQuery);
  const { run: markRead } = useCommand(markNotificationsRead, { touches: ['notifications'] });
  const [seen, setSeen] = useState<readonly Notification[]>([]);
  const [closed, setClosed] = useState<readonly string[]>([]);

  const isKnown = ({ id }: Notification) => closed.includes(id) || seen.some((one) => one.id === id);
  // Restored data may be outdated: an item may have been read elsewhere since.
  const items = (isFresh(news) && news.data?.items) || [];
  const unread = membershipType === 'Creator' ? findMoments(items, points) : [];
  const open = seen.filter((moment) => !closed.includes(moment.id) && isStillTrue(moment, points));
  const all = [...open, ...unread.filter((moment) => !isKnown(moment))];
  // The challenge page shows rejections itself.
  const isToldByPage = (moment: Notification) => pathname === '/appraisals' && isRejected(moment);
  const moments = all.filter((moment) => !isToldByPage(moment));

  const see = (some: readonly Notification[]) => {
    const others = some.filter((moment) => !isKnown(moment));
    if (others.length === 0) return;
    setSeen([...seen, ...others]);
    void markRead({ ids: others.map(({ id }) => id) });
  };
  const close = (some: readonly Notification[]) => {
    if (some.length === 0) return;
    see(some);
    setClosed([...closed, ...some.map(({ id }) => id)]);
  };

  const rejections = idsIn(all.filter(isRejected));
  useEffect(() => {
    // A rejection replaces a toast of good news, but not one of a failure.
    if (rejections && !currentToast()?.problem) dismissToast();
  }, [rejections]);
  useSeen({ moments: all.filter(isToldByPage), onSeen: close });

  return { moments, see, close: () => close(moments) };
}

const idsIn = (moments: readonly Notification[]): string => moments.map(({ id }) => id).join();
