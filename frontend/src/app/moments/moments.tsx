import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { appraisalsQuery } from '../../features/appraisals/api/appraisals.query';
import { isGreat } from './find-moments';
import { useMoments } from './use-moments';
import type { ShownMoments } from './use-seen';

interface Shown {
  default: ComponentType<ShownMoments>;
}

/** If the code does not load, the news stays in the inbox and a later page shows it. */
const nothing: Shown = { default: () => null };
const MomentCard = lazy((): Promise<Shown> => import('./moment-card').catch(() => nothing));
const MomentScreen = lazy((): Promise<Shown> => import('./moment-screen').catch(() => nothing));

/** Screen readers hear of a card from the inbox link, and of a screen from the dialog itself. */
export function Moments() {
  const { moments, see, close } = useMoments();
  const hasMoments = moments.length > 0;
  // Waits for the comments of reviews: text that arrives later would move the rest.
  const { isLoading } = useQuery({ ...appraisalsQuery, enabled: hasMoments });
  const Shown = moments.some(isGreat) ? MomentScreen : MomentCard;
  return <Suspense>{hasMoments && !isLoading && <Shown moments={moments} onSeen={see} onClose={close} />}</Suspense>;
}
