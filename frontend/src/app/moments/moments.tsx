import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { appraisalsQuery } from '../../features/appraisals/api/appraisals.query';
import { lazyPart } from '../../shared/ui/load-error';
import { isGreat } from './find-moments';
import { useMoments } from './use-moments';

// If the code does not load, the news stays in the inbox and a later page shows it.
const MomentCard = lazyPart(() => import('./moment-card'));
const MomentScreen = lazyPart(() => import('./moment-screen'));

/** Screen readers hear of a card from the inbox link, and of a screen from the dialog itself. */
export function Moments() {
  const { moments, see, close } = useMoments();
  const hasMoments = moments.length > 0;
  // Waits for the comments of reviews: text that arrives later would move the rest.
  const { isLoading } = useQuery({ ...appraisalsQuery, enabled: hasMoments });
  const Shown = moments.some(isGreat) ? MomentScreen : MomentCard;
  return <Suspense>{hasMoments && !isLoading && <Shown moments={moments} onSeen={see} onClose={close} />}</Suspense>;
}
