import { money, when } from '../../../shared/format';
import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon, CloseIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import type { Claim } from '../claim-status';

const states = {
  pending: { kind: 'waiting', Icon: ClockIcon, text: 'Being checked' },
  confirmed: { kind: 'good', Icon: CheckIcon, text: 'Confirmed' },
  rejected: { kind: 'bad', Icon: AlertIcon, text: 'Not found' },
  withdrawn: { kind: 'plain', Icon: CloseIcon, text: 'Withdrawn' },
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
              {status === 'confirmed' && <Link to="/receipts">Receipts</Link>}
            </span>
          </span>
          <Badge {...states[status]} />
        </li>
      ))}
    </ul>
  );
}
