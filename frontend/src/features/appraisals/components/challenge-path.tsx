import { useId, useState } from 'react';
import { dayOrWeek } from '../../../shared/day-or-week';
import { ClockIcon, LockIcon, StarIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon, CloseIcon, type Icon } from '../../../shared/ui/icons';
import type { ChallengePart } from '../api/appraisals.query';
import { Submission } from './submission';

/** Each state has a word and an icon, so that colour is not the only sign. */
const partStates: Record<ChallengePart['status'], { word: string; Icon: Icon }> = {
  locked: { word: 'Locked', Icon: LockIcon },
  current: { word: 'Current', Icon: StarIcon },
  pending: { word: 'Pending', Icon: ClockIcon },
  approved: { word: 'Approved', Icon: CheckIcon },
  rejected: { word: 'Rejected', Icon: AlertIcon },
  missed: { word: 'Missed', Icon: CloseIcon },
};

interface Props {
  parts: readonly ChallengePart[];
  current: ChallengePart | undefined;
}

/** The days or weeks as a path. A day with a submission opens it below the path. */
export function ChallengePath({ parts, current }: Props) {
  const id = useId();
  const [shown, setShown] = useState<string>();
  const open = parts.find((part) => dayOrWeek(part) === shown);
  return (
    <>
      <ol className={`path-of-days path-of-days--${parts.length}`}>
        {parts.map((part) => {
          const name = dayOrWeek(part);
          return (
            <li
              key={name}
              className={`stone stone--${part.status}`}
              aria-current={part === current ? 'step' : undefined}
            >
              {part.appraisalId ? (
                <button
                  type="button"
                  className="stone__face"
                  aria-expanded={part === open}
                  aria-controls={id}
                  onClick={() => setShown(part === open ? undefined : name)}
                >
                  <StoneFace part={part} />
                </button>
              ) : (
                <div className="stone__face">
                  <StoneFace part={part} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {open && <Submission part={open} id={id} />}
    </>
  );
}

function StoneFace({ part }: { part: ChallengePart }) {
  const { word, Icon } = partStates[part.status];
  return (
    <>
      <span className="stone__icon">
        <Icon />
      </span>
      <strong>{dayOrWeek(part)}</strong>
      <span className="stone__state numbers">
        {word}
        {part.points !== null && <span className="stone__points"> +{part.points}</span>}
      </span>
    </>
  );
}
