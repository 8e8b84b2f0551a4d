import { money, when } from '../../../shared/format';
import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons';
import type { Claim } from '../claim-status';

const states = {
  pending: { kind: 'waiting', Icon: ClockIcon, text: 'Being checked' },
  confirmed: { kind: 'good', Icon: CheckIcon, text: 'Confirmed' },
  rejected: { kind: 'bad', Icon: AlertIcon, text: 'Not found' },
} as const;

/** The payments the member has told us of, newest first. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <ul className="claims" aria-label="Payments you have told us about">
      {claims.map(({ id, fee, reference, status, submittedAt, decidedAt, reason }) => (
        <li key={id} className="claims__item">
          <span>
            <strong className="numbers">{money(fee)}</strong> with reference{' '}
            <span className="numbers">{reference}</span>
            <span className="soft">
              {decidedAt ? `Decided ${when(decidedAt)}.` : `We received your claim ${when(submittedAt)}.`} {reason}
            </span>
          </span>
          <Badge {...states[status]} />
        </li>
      ))}
    </ul>
  );
}
