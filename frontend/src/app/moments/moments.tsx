import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { appraisalsQuery } from '../../features/appraisals/api/appraisals.query';
import { isGreat } from './find-moments';
import { useMoments } from './use-moments';
import type { ShownMoments } from './use-seen';

interface Shown {
  default: ComponentType<ShownMoments>;
}

/** What cannot be fetched now stands in the inbox, and is shown by a later page. */
const nothing: Shown = { default: () => null };
const MomentCard = lazy((): Promise<Shown> => import('./moment-card').catch(() => nothing));
const MomentScreen = lazy((): Promise<Shown> => import('./moment-screen').catch(() => nothing));

/** The way to the inbox tells screen readers of a card, the dialog itself of a screen. */
export function Moments() {
  const { moments, see, close } = useMoments();
  const hasMoments = moments.length > 0;
  // The comments stand there: what came after the rest would move it.
  const { isLoading } = useQuery({ ...appraisalsQuery, enabled: hasMoments });
  const Shown = moments.some(isGreat) ? MomentScreen : MomentCard;
  return <Suspense>{hasMoments && !isLoading && <Shown moments={moments} onSeen={see} onClose={close} />}</Suspense>;
}
