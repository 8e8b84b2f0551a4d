import type { RefObject } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { asSentence } from '../../../shared/as-sentence';
import { describeHours } from '../../../shared/describe-hours';
import { when } from '../../../shared/format';
import { serverNow } from '../../../shared/server-clock';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon, CloseIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { toast } from '../../../shared/ui/toast';
import { useReturnFocus } from '../../../shared/ui/use-return-focus';
import { withdrawProgramFee } from '../api/withdraw-program-fee.mutation';
import { type Claim, describeTurn, paidWords, referenceWords } from '../claim-status';

const states = {
  pending: { kind: 'waiting', Icon: ClockIcon, text: 'Being checked' },
  confirmed: { kind: 'good', Icon: CheckIcon, text: 'Confirmed' },
  rejected: { kind: 'bad', Icon: AlertIcon, text: 'Not confirmed' },
  withdrawn: { kind: 'plain', Icon: CloseIcon, text: 'Withdrawn' },
} as const;

interface Props {
  list: RefObject<HTMLUListElement | null>;
  claims: readonly Claim[];
  /** The median time of a decision, or null if it is unknown. */
  medianHours: number | null;
}

export function ClaimList({ list, claims, medianHours }: Props) {
  if (claims.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} className="claims" aria-label="Payments you have told us about">
      {claims.map((claim) => (
        <li key={claim.id} className="claims__item">
          <span>
            <strong className="numbers">{paidWords(claim)}</strong> with{' '}
            <span className="numbers">{referenceWords(claim)}</span>
            <span className="soft">
              {claim.decidedAt
                ? `${claim.status === 'withdrawn' ? 'Withdrawn' : 'Decided'} ${when(claim.decidedAt)}.`
                : `We received your claim ${when(claim.submittedAt)}.`}{' '}
              {claim.reason && asSentence(claim.reason)}{' '}
              {describeTurn(claim, medianHours === null ? null : describeHours(medianHours), serverNow())}
              {claim.status === 'confirmed' && <Link to="/receipts">Receipts</Link>}
            </span>
          </span>
          <Badge {...states[claim.status]} />
          {claim.status === 'pending' && <Withdraw id={claim.id} />}
        </li>
      ))}
    </ul>
  );
}

function Withdraw({ id }: { id: string }) {
  const withdraw = useCommand(withdrawProgramFee, {
    touches: ['program-fees'],
    onDone: () => toast('PAYMENT_WITHDRAWN'),
    failed: 'ACTION_NOT_PERFORMED',
  });
  useReturnFocus(); // the button disappears once used
  return (
    <Button kind="quiet" pending={withdraw.isPending} onClick={() => void withdraw.run({ id })}>
      Withdraw
    </Button>
  );
}
