import type { Claim } from '../../features/commerce/claim-status';
import type { Member } from '../../shared/session/member';
import { ClockIcon } from '../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon, type Icon } from '../../shared/ui/icons';

interface Step {
  title: string;
  state: 'completed' | 'active' | 'failed';
  word: string;
}

const icons: Record<Step['state'], Icon> = { completed: CheckIcon, active: ClockIcon, failed: AlertIcon };
const kycSteps: Record<NonNullable<Member['kycStatus']>, Omit<Step, 'title'>> = {
  new: { state: 'active', word: 'To do' },
  pending: { state: 'active', word: 'Pending' },
  asked: { state: 'failed', word: 'Your answer is due' },
  approved: { state: 'completed', word: 'Completed' },
  failed: { state: 'failed', word: 'Not approved' },
  erased: { state: 'failed', word: 'Erased' },
};

type Payment = Claim['status'] | undefined;

export function BusinessTracker({ member, payment }: { member: Member; payment: Payment }) {
  const steps = stepsOf(member, payment);
  const done = steps.filter(({ state }) => state === 'completed').length;
  return (
    <section className="card journey" aria-labelledby="tracker">
      <div className="tracker__head">
        <h2 id="tracker">Your progress</h2>
        <span className="soft numbers">
          {done} of {steps.length} completed
        </span>
      </div>
      <progress max={steps.length} value={done} aria-labelledby="tracker" />
      <ol className="journey__steps">
        {steps.map(({ title, state, word }) => {
          const StepIcon = icons[state];
          return (
            <li key={title} className={`journey__step journey__step--${state}`}>
              <span className="journey__stone">
                <StepIcon />
              </span>
              <strong>{title}</strong>
              <span className="soft">{word}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const toDo: Omit<Step, 'title'> = { state: 'active', word: 'To do' };
const proSteps: Record<Claim['status'] | 'none', Omit<Step, 'title'>> = {
  pending: { state: 'active', word: 'Payment being checked' },
  rejected: { state: 'failed', word: 'Payment not confirmed' },
  confirmed: toDo,
  withdrawn: toDo,
  none: toDo,
};

function stepsOf({ kycStatus, profileStatus }: Member, payment: Payment): Step[] {
  const isPro = profileStatus === 'pro';
  const unpaid = proSteps[payment ?? 'none'];
  return [
    { title: 'Profile Approved', state: 'completed', word: 'Completed' },
    { title: 'KYC Verification', ...kycSteps[kycStatus ?? 'new'] },
    { title: 'Upgrade to Pro', ...(isPro ? { state: 'completed', word: 'Completed' } : unpaid) },
  ];
}
