import { useState } from 'react';
import { UpgradePrompt } from '../../features/commerce/components/upgrade-prompt';
import { type Access, type Member, useSignedIn } from '../../shared/session/member';
import { Button } from '../../shared/ui/button';
import { FeatureCard, type Lock } from '../../shared/ui/feature-card';
import { BookIcon, BriefcaseIcon, CartIcon, ClockIcon, ShieldIcon, ToolIcon } from '../../shared/ui/feature-icons';
import { CheckIcon } from '../../shared/ui/icons';
import { ruleFor } from '../access-rules';
import { isBuilt } from '../paths';
import { pricingPath } from '../pricing-path';

const cards = [
  { to: '/kyc', title: 'Business Verification', text: 'Tell us about your business.', Icon: ShieldIcon },
  { to: '/growth-tools', title: 'Growth Tools', text: 'Cards, flyers, websites and licences.', Icon: ToolIcon },
  { to: '/orders', title: 'Orders', text: 'What you ordered, and how far it is.', Icon: CartIcon },
  { to: '/hire-interns', title: 'Hire Creators', text: 'Ask for the people you need.', Icon: BriefcaseIcon },
  { to: '/learn', title: 'Learning Hub', text: 'Five masterclasses for you and your team.', Icon: BookIcon },
];

export function BusinessDashboard({ member }: { member: Member }) {
  const { access } = useSignedIn();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <Tracker member={member} />
      <section className="stack" aria-labelledby="features">
        <h2 id="features">What is open to you</h2>
        <ul className="features">
          {cards.map((card) => (
            <li key={card.to}>
              <FeatureCard
                {...card}
                locks={locksOf(access, card.to)}
                isBuilt={isBuilt(card.to)}
                onProMissing={() => setUpgrading(true)}
              />
            </li>
          ))}
        </ul>
      </section>
      {upgrading && (
        <UpgradePrompt member={member} pricing={pricingPath} onClose={() => setUpgrading(false)}>
          <Button kind="secondary" onClick={() => setUpgrading(false)}>
            Not now
          </Button>
        </UpgradePrompt>
      )}
    </>
  );
}

function Tracker({ member }: { member: Member }) {
  const steps = [
    { title: 'Profile Approved', done: true },
    { title: 'KYC Verification', done: member.kycStatus === 'approved' },
    { title: 'Upgrade to Pro', done: member.profileStatus === 'pro' },
  ];
  return (
    <section className="card journey" aria-labelledby="tracker">
      <h2 id="tracker">Your progress</h2>
      <ol className="journey__steps">
        {steps.map(({ title, done }) => (
          <li key={title} className={`journey__step journey__step--${done ? 'completed' : 'active'}`}>
            <span className="journey__stone">{done ? <CheckIcon /> : <ClockIcon />}</span>
            <strong>{title}</strong>
            <span className="soft">{done ? 'Completed' : 'To do'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function locksOf(access: Access, path: string): Lock[] {
  const rule = ruleFor(access, path);
  if (rule?.outcome === 'gate') return [{ code: 'PRO_REQUIRED' }];
  return rule?.outcome === 'lock' ? [{ code: 'LOCKED', ...rule }] : [];
}
