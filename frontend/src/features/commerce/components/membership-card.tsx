import { useQuery } from '@tanstack/react-query';
import { date } from '../../../shared/format';
import { planName } from '../../../shared/plans';
import { Badge } from '../../../shared/ui/badge';
import { Button, LinkButton } from '../../../shared/ui/button';
import { StarIcon } from '../../../shared/ui/feature-icons';
import { CheckIcon } from '../../../shared/ui/icons';
import { LoadState } from '../../../shared/ui/load-failure';
import { type Membership, membershipQuery } from '../api/membership.query';
import { programFeesQuery } from '../api/program-fees.query';
import { hasPendingClaim } from '../claim-status';
import { entitlementLines } from '../entitlements';
import { renewalPath } from '../plan-choice';
import { ClaimNotice } from './claim-notice';
import { RenewalNotice } from './renewal-notice';
import '../commerce.css';

/** The member's plan, its end, and the state of a claimed payment. */
export function MembershipCard({ onUpgrade }: { onUpgrade: () => void }) {
  const query = useQuery(membershipQuery);
  const { data } = query;
  if (!data) return <LoadState of={query} what="your membership" room="membership__skeleton" />;
  return (
    <section className="card stack" aria-labelledby="membership">
      <div className="membership__head">
        <h2 id="membership">Your membership</h2>
        {data.profileStatus === 'pro' && <Badge kind="good" Icon={StarIcon} text="Pro" />}
      </div>
      {data.profileStatus === 'pro' ? (
        <Pro membership={data} />
      ) : (
        <NotPro wasPro={data.proSince !== null} onUpgrade={onUpgrade} />
      )}
      <ClaimNotice />
    </section>
  );
}

function NotPro({ wasPro, onUpgrade }: { wasPro: boolean; onUpgrade: () => void }) {
  const isClaimed = hasPendingClaim(useQuery(programFeesQuery).data?.items);
  return (
    <>
      <p>
        {wasPro ? 'Pro has ended.' : 'You are not Pro yet.'} A Pro plan lasts three months and opens everything that is
        locked here.
      </p>
      {!isClaimed && (
        <div>
          <Button onClick={onUpgrade}>Upgrade to Pro</Button>
        </div>
      )}
    </>
  );
}

function Pro({ membership }: { membership: Membership }) {
  const { proPlan, proUntil, inGrace, entitlements } = membership;
  return (
    <>
      <RenewalNotice />
      <p>
        <strong>{planName(proPlan)} plan</strong>, {inGrace ? 'ended on' : 'valid until'}{' '}
        <strong className="numbers membership__until">{proUntil && date(proUntil)}</strong>
      </p>
      {entitlements && (
        <ul className="upgrade__list membership__list">
          {entitlementLines(entitlements).map((line) => (
            <li key={line}>
              <CheckIcon />
              {line}
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton kind={inGrace ? 'primary' : 'secondary'} to={renewalPath(proPlan)}>
          {inGrace ? 'Renew now' : 'Renew or change plan'}
        </LinkButton>
      </div>
    </>
  );
}
