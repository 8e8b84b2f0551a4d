import { useState } from 'react';
import type { Challenge } from '../../features/appraisals/api/appraisals.query';
import { type Claim, toClaims } from '../../features/commerce/claim-status';
import type { Journey } from '../../features/creator-journey/api/journey.query';
import { toStory } from '../../features/identity/profile-form';
import { useEmailVerification } from '../../features/identity/use-email-verification';
import { readStored, store } from '../../shared/device-storage';
import type { Member } from '../../shared/session/member';
import { Button } from '../../shared/ui/button';
import { CheckIcon } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/link';

const AWAY_KEY = 'sankofa.first-steps-away';

interface Props {
  member: Member;
  payment: Claim['status'] | undefined;
  journey: Journey;
  challenge: Challenge;
}

/** A checklist for new creators. Once dismissed it stays away on this device until sign-out. */
export function FirstSteps(props: Props) {
  const steps = useFirstSteps(props);
  const [isAway, setIsAway] = useState(() => readStored(AWAY_KEY) !== undefined);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isAway || done === steps.length) return null;
  const putAway = () => {
    store(AWAY_KEY, 'yes');
    setIsAway(true);
  };
  return (
    <section className="card stack" aria-labelledby="first-steps">
      <h2 id="first-steps">
        Your first steps <span className="soft numbers">{`${done} of ${steps.length}`}</span>
      </h2>
      <ol className="first-steps">
        {steps.map(({ title, isDone, to, way }) => (
          <li key={title} className={isDone ? 'first-step first-step--done' : 'first-step'}>
            <span className="first-step__sign">{isDone && <CheckIcon />}</span>
            <span>
              {title}
              {isDone && <span className="visually-hidden"> (done)</span>}
            </span>
            {!isDone && (to.startsWith('#') ? <a href={to}>{way}</a> : <Link to={to}>{way}</Link>)}
          </li>
        ))}
      </ol>
      <Button kind="quiet" onClick={putAway}>
        Put this list away
      </Button>
    </section>
  );
}

function useFirstSteps({ member, payment, journey, challenge }: Props) {
  const asked = useEmailVerification();
  const isPro = member.profileStatus === 'pro';
  const isVerified = member.emailVerifiedAt !== null;
  const isHandedIn = challenge.approved > 0 || challenge.days[0]?.status === 'pending';
  const brief = isPro ? '/appraisals' : '#day';
  return [
    ...(asked !== 'off' || isVerified
      ? [{ title: 'Verify your e‑mail address', isDone: isVerified, to: '/profile/email', way: 'Verify it' }]
      : []),
    { title: 'Tell your story', isDone: Boolean(member.motivation), to: toStory, way: 'Write it' },
    { title: 'Read your first lesson', isDone: journey.hasReadLesson, to: brief, way: 'Read it' },
    { title: 'Become Pro', isDone: isPro, ...wayToPro(payment) },
    { title: 'Hand in day\u00a01', isDone: isHandedIn, to: brief, way: wayToDay(isPro, challenge.days[0]) },
  ];
}

function wayToPro(payment: Claim['status'] | undefined) {
  if (payment === 'pending') return { to: toClaims, way: 'Being checked' };
  if (payment === 'rejected') return { to: toClaims, way: 'See why' };
  return { to: '/program-application-fee', way: 'See the plans' };
}

function wayToDay(isPro: boolean, day: Challenge['days'][number] | undefined): string {
  if (!isPro) return 'See what it asks';
  return day?.status === 'rejected' ? 'Send it again' : 'Start';
}
