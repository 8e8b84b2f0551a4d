import { LockIcon, StarIcon } from '../../../shared/ui/feature-icons';
import { CheckIcon, type Icon } from '../../../shared/ui/icons';
import type { Journey } from '../api/journey.query';

type Step = Journey['steps'][number];

const titles: Record<Step['code'], string> = {
  'become-pro': 'Become Pro',
  'earn-points': 'Earn 50 points',
  'unlock-all-features': 'Unlock all features',
};

const states: Record<Step['status'], { word: string; Icon: Icon }> = {
  completed: { word: 'Completed', Icon: CheckIcon },
  active: { word: 'In progress', Icon: StarIcon },
  locked: { word: 'Locked', Icon: LockIcon },
};

export const JourneySteps = ({ steps }: { steps: Step[] }) => (
  <section className="card journey" aria-labelledby="journey">
    <h2 id="journey">Creator Journey</h2>
    <ol className="journey__steps">
      {steps.map(({ code, status }) => {
        const { word, Icon } = states[status];
        return (
          <li
            key={code}
            className={`journey__step journey__step--${status}`}
            aria-current={status === 'active' ? 'step' : undefined}
          >
            <span className="journey__stone">
              <Icon />
            </span>
            <strong>{titles[code]}</strong>
            <span className="soft">{word}</span>
          </li>
        );
      })}
    </ol>
  </section>
);
