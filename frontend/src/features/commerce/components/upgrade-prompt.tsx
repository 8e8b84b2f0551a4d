import type { ReactNode } from 'react';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { money } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { plans } from '../../../shared/reference-data';
import type { Member } from '../../../shared/session/member';
import { LinkButton } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { CheckIcon } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import { toClaims, wayToClaims } from '../claim-status';
import { currencyOf, pricingPath } from '../plan-choice';
import { upgradeChat } from '../upgrade-message';
import { ClaimNotice, useOpenClaim } from './claim-notice';
import '../commerce.css';

interface Props {
  member: Member;
  /** Without it the dialog cannot be closed. */
  onClose?: () => void;
  children: ReactNode;
}

const benefits = {
  creator: [
    'The Learn Hub and its five masterclasses',
    'The 7‑day challenge and its points',
    'At 50 points: live projects, team projects and freelance gigs',
  ],
  business: [
    'Five growth tools at fixed prices, and others on request',
    'Creators you can hire for a day, a month or a task',
    'Loan requests from ₦250,000, once you are verified',
    'The Learn Hub and its five masterclasses',
  ],
};

export function UpgradePrompt({ member, onClose, children }: Props) {
  const isBusiness = member.membershipType === 'Business';
  const { supportChat } = useContactDetails();
  const way = wayToClaims(useOpenClaim()?.claim.status);
  const close = onClose ?? (() => undefined);
  return (
    <Dialog title={label('UPGRADE_TITLE')} blocking={!onClose} onClose={close}>
      <div className="stack upgrade">
        {way ? <ClaimNotice linked={false} /> : <Offer member={member} />}
        <div className="dialog__actions">
          {children}
          {supportChat && (
            <a
              className="button button--secondary"
              href={upgradeChat(supportChat, member)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => toast('REQUEST_SENT')}
            >
              {isBusiness ? 'Ask for the upgrade' : 'Ask for assessment and upgrade'}
            </a>
          )}
          <LinkButton to={way ? toClaims : pricingPath(member.country)}>{way ?? 'See the plans'}</LinkButton>
        </div>
      </div>
    </Dialog>
  );
}

const Offer = ({ member: { membershipType, country } }: { member: Member }) => (
  <>
    <p>
      {membershipType === 'Business'
        ? 'Your business is registered. Upgrade to Pro to use what helps it grow.'
        : 'You are registered. Upgrade to Pro to start learning and earning.'}
    </p>
    <ul className="upgrade__list">
      {benefits[membershipType === 'Business' ? 'business' : 'creator'].map((what) => (
        <li key={what}>
          <CheckIcon />
          {what}
        </li>
      ))}
    </ul>
    <p>
      From <strong className="numbers">{lowestPrice(country)}</strong> for three months.
    </p>
  </>
);

function lowestPrice(country: Member['country']): string {
  const prices = plans.map((plan): { amount: number; currency: string } => plan.prices[currencyOf(country)]);
  return money(prices.reduce((lowest, price) => (price.amount < lowest.amount ? price : lowest)));
}
