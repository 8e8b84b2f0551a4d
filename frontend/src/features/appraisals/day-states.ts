import { ClockIcon, LockIcon, StarIcon } from '../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon, type Icon } from '../../shared/ui/icons';
import type { ChallengeDay } from './api/appraisals.query';

/** Each state by word and icon, never by its colour alone. */
export const dayStates: Record<ChallengeDay['status'], { word: string; Icon: Icon }> = {
  locked: { word: 'Locked', Icon: LockIcon },
  current: { word: 'Current', Icon: StarIcon },
  pending: { word: 'Pending', Icon: ClockIcon },
  approved: { word: 'Approved', Icon: CheckIcon },
  rejected: { word: 'Rejected', Icon: AlertIcon },
};
