import { pageNames } from '../../shared/page-names';
import { type Access, type Member, useSignedIn } from '../../shared/session/member';
import { FeatureCard, type Lock } from '../../shared/ui/feature-card';
import { BookIcon, BriefcaseIcon, CartIcon, ShieldIcon, ToolIcon } from '../../shared/ui/feature-icons';
import { ruleFor } from '../access-rules';

const cards = [
  { to: '/kyc', title: pageNames['/kyc'], text: 'Tell us about your business.', Icon: ShieldIcon },
  {
    to: '/growth-tools',
    title: pageNames['/growth-tools'],
    text: 'Cards, fliers, websites and licences.',
    Icon: ToolIcon,
  },
  { to: '/orders', title: pageNames['/orders'], text: 'What you ordered, and how far it is.', Icon: CartIcon },
  { to: '/hire-interns', title: pageNames['/hire-interns'], text: 'Ask for the people you need.', Icon: BriefcaseIcon },
  { to: '/learn', title: pageNames['/learn'], text: 'Five masterclasses for you and your team.', Icon: BookIcon },
];

const kycTexts: Record<NonNullable<Member['kycStatus']>, string> = {
  new: 'Not submitted yet. Tell us about your business.',
  pending: 'Pending: a person reads it. We answer here.',
  asked: 'We need more from you. Read what we ask.',
  approved: 'Your business is verified.',
  failed: 'Not approved. Review and resubmit.',
  erased: 'Erased. It cannot be submitted again.',
};

function kycText({ kycStatus, profileStatus }: Member): string {
  const text = kycTexts[kycStatus ?? 'new'];
  return kycStatus === 'approved' && profileStatus === 'pro' ? `${text} You can ask for a loan here.` : text;
}

export function BusinessCards({ member, onProMissing }: { member: Member; onProMissing: () => void }) {
  const { access } = useSignedIn();
  return (
    <section className="stack" aria-labelledby="features">
      <h2 id="features">What is open to you</h2>
      <ul className="card-grid">
        {cards.map((card) => (
          <li key={card.to}>
            <FeatureCard
              {...card}
              text={card.to === '/kyc' ? kycText(member) : card.text}
              locks={locksOf(access, card.to)}
              onProMissing={onProMissing}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function locksOf(access: Access, path: string): Lock[] {
  const rule = ruleFor(access, path);
  if (rule?.outcome === 'gate') return [{ code: 'PRO_REQUIRED' }];
  return rule?.outcome === 'lock' ? [{ code: 'LOCKED', ...rule }] : [];
}
