import { useQuery } from '@tanstack/react-query';
import { asSentence } from '../../../shared/as-sentence';
import { ago } from '../../../shared/format';
import { planName } from '../../../shared/plans';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { type Membership, membershipQuery } from '../api/membership.query';
import { programFeesQuery } from '../api/program-fees.query';
import { type Claim, findClaimToShow, paidWords, referenceWords, toClaims, wayToClaims } from '../claim-status';

/** The member's last claim, until it is confirmed. */
export function useOpenClaim() {
  const membership = useQuery(membershipQuery).data;
  const claims = useQuery(programFeesQuery).data?.items;
  const claim = membership && findClaimToShow(claims ?? [], membership.proSince);
  return !claim || claim.status === 'confirmed' ? undefined : { membership, claim };
}

/** Says whose turn it is with the claim. */
export function ClaimNotice({ linked = true }: { linked?: boolean }) {
  const open = useOpenClaim();
  if (!open) return null;
  const { membership, claim } = open;
  const payment = `${planName(claim.plan)} plan, ${paidWords(claim)}, ${referenceWords(claim)}.`;
  if (claim.status === 'rejected') {
    return (
      <div className="notice notice--bad">
        <AlertIcon />
        <div>
          <strong>We could not confirm your payment</strong>
          <p>
            {payment} {claim.reason && asSentence(claim.reason)}{' '}
            {linked && <Link to={toClaims}>{wayToClaims('rejected')}</Link>}
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className="notice notice--waiting" role="status">
      <ClockIcon />
      <div>
        <strong>We received your claim {ago(claim.submittedAt)}</strong>
        <p>
          {payment} We look for the payment; {describeOutcome(membership, claim)} here as soon as it is found.
        </p>
      </div>
    </div>
  );
}

function describeOutcome({ profileStatus, proPlan }: Membership, { plan }: Claim): string {
  if (profileStatus !== 'pro') return 'you become Pro';
  return proPlan === plan ? 'your Pro plan is renewed' : `your plan changes to ${planName(plan)}`;
}
