import { ClockIcon, LockIcon, StarIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon, type Icon } from '../../../shared/ui/icons';
import type { ChallengeDay } from '../api/appraisals.query';

/** Each state by word and icon, never by its colour alone. */
const dayStates: Record<ChallengeDay['status'], { word: string; Icon: Icon }> = {
  locked: { word: 'Locked', Icon: LockIcon },
  current: { word: 'Current', Icon: StarIcon },
  pending: { word: 'Pending', Icon: ClockIcon },
  approved: { word: 'Approved', Icon: CheckIcon },
  rejected: { word: 'Rejected', Icon: AlertIcon },
};

interface Props {
  days: ChallengeDay[];
  currentDay: number | null;
  /** The day whose submission is shown below the path. */
  shown: number | undefined;
  onShow: (dayNumber: number | undefined) => void;
}

/** The seven days as stones of a path. A stone with a submission opens it. */
export const ChallengePath = ({ days, currentDay, shown, onShow }: Props) => (
  <ol className="path-of-days">
    {days.map((day) => {
      const isShown = day.dayNumber === shown;
      return (
        <li
          key={day.dayNumber}
          className={`stone stone--${day.status}`}
          aria-current={day.dayNumber === currentDay ? 'step' : undefined}
        >
          {day.appraisalId ? (
            <button
              type="button"
              className="stone__face"
              aria-expanded={isShown}
              aria-controls="submission"
              onClick={() => onShow(isShown ? undefined : day.dayNumber)}
            >
              <StoneFace day={day} />
            </button>
          ) : (
            <div className="stone__face">
              <StoneFace day={day} />
            </div>
          )}
        </li>
      );
    })}
  </ol>
);

function StoneFace({ day: { dayNumber, status, points } }: { day: ChallengeDay }) {
  const { word, Icon } = dayStates[status];
  return (
    <>
      <span className="stone__icon">
        <Icon />
      </span>
      <strong>Day {dayNumber}</strong>
      <span className="stone__state numbers">
        {word}
        {points !== null && <span className="stone__points"> +{points}</span>}
      </span>
    </>
  );
}
