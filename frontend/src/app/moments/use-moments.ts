import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { markNotificationsRead } from '../../features/notifications/api/mark-notifications-read.mutation';
import { type Notification, newestQuery } from '../../features/notifications/api/notifications.query';
import { useCommand } from '../../shared/api/use-command';
import { isFresh } from '../../shared/offline/stored-queries';
import { useMember } from '../../shared/session/member';
import { currentToast, dismissToast } from '../../shared/ui/toast-store';
import { findMoments, isRejected } from './find-moments';
import { useSeen } from './use-seen';

/** What is unread and was seen here stays until it is closed; what is left before it was seen comes on the next page. */
export function useMoments() {
  const { membershipType, points } = useMember();
  const { pathname } = useLocation();
  const news = useQuery(newestQuery);
  const { run: markRead } = useCommand(markNotificationsRead, { touches: ['notifications'] });
  const [seen, setSeen] = useState<readonly Notification[]>([]);
  const [closed, setClosed] = useState<readonly string[]>([]);

  const isKnown = ({ id }: Notification) => closed.includes(id) || seen.some((one) => one.id === id);
  // What was unread at the last visit may have been read elsewhere since.
  const items = (isFresh(news) && news.data?.items) || [];
  const unread = membershipType === 'Creator' ? findMoments(items, points) : [];
  const all = [...seen.filter(({ id }) => !closed.includes(id)), ...unread.filter((moment) => !isKnown(moment))];
  // The page of the challenge shows by itself what was not approved.
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
    // Older good news is out of date; why something was refused is not.
    if (rejections && !currentToast()?.problem) dismissToast();
  }, [rejections]);
  useSeen({ moments: all.filter(isToldByPage), onSeen: close });

  return { moments, see, close: () => close(moments) };
}

const idsIn = (moments: readonly Notification[]): string => moments.map(({ id }) => id).join();
