import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { markNotificationsRead } from '../../features/notifications/api/mark-notifications-read.mutation';
import { type Notification, newestQuery } from '../../features/notifications/api/notifications.query';
import { useCommand } from '../../shared/api/use-command';
import { useMember } from '../../shared/session/member';
import { currentToast, dismissToast } from '../../shared/ui/toast-store';
import { findMoments, isGreat, isRejected } from './find-moments';

interface Shown {
  default: ComponentType<{ moments: readonly Notification[]; onClose: () => void }>;
}

/** What cannot be fetched now stands in the inbox. */
const nothing: Shown = { default: () => null };
const MomentCard = lazy((): Promise<Shown> => import('./moment-card').catch(() => nothing));
const MomentScreen = lazy((): Promise<Shown> => import('./moment-screen').catch(() => nothing));

/** The way to the inbox tells screen readers of a card, the dialog itself of a screen. */
export function Moments() {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  useNewMoments((moments) => setShown((before) => [...before, ...moments]));
  const close = () => setShown([]);
  const isScreen = shown.some(isGreat);
  return (
    <Suspense>
      {shown.length > 0 && !isScreen && <MomentCard moments={shown} onClose={close} />}
      {isScreen && <MomentScreen moments={shown} onClose={close} />}
    </Suspense>
  );
}

/** Whoever marks a moment as read shows it, so that none comes twice, on two devices and after a reload. */
function useNewMoments(show: (moments: Notification[]) => void): void {
  const { membershipType, points } = useMember();
  const { pathname } = useLocation();
  const { data: news } = useQuery(newestQuery);
  const claim = useCommand(markNotificationsRead, { touches: ['notifications'] });
  const asked = useRef(new Set<string>());

  const claimMoments = useEffectEvent(async () => {
    if (membershipType !== 'Creator' || document.hidden) return;
    const moments = findMoments(news?.items ?? [], points).filter(({ id }) => !asked.current.has(id));
    const ids = moments.map(({ id }) => id);
    if (ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    const claimed = await claim.run({ ids });
    if (!claimed) for (const id of ids) asked.current.delete(id);
    const own = moments.filter(({ id }) => claimed?.ids.includes(id));
    // Older good news is out of date; why something was refused is not.
    if (own.some(isRejected) && !currentToast()?.problem) dismissToast();
    // The page of the challenge shows by itself what was not approved.
    show(own.filter((moment) => !isRejected(moment) || pathname !== '/appraisals'));
  });
  useEffect(() => void claimMoments(), [news, points]);
}
