import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '../../../shared/session/member';
import { LockIcon } from '../../../shared/ui/feature-icons';
import { Link } from '../../../shared/ui/link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { secondFactorQuery } from '../api/second-factor';
import { RecoveryCodes } from '../components/recovery-codes';
import { TurnOffSecondFactor } from '../components/turn-off-second-factor';
import { TurnOnSecondFactor } from '../components/turn-on-second-factor';
import '../identity.css';
import '../profile.css';

export default function SecondFactorPage() {
  usePageTitle('Two-step sign-in');
  const { access } = useSignedIn();
  const isAsked = access.some(({ code }) => code === 'SECOND_FACTOR_REQUIRED');
  return (
    <div className="profile-page">
      <div className="stack stack--tight">
        <Link to="/profile">Back to the profile</Link>
        <h1>Two-step sign-in</h1>
        <p className="soft">
          Besides your password, signing in then asks for a code that only your phone shows. Who learns the password
          cannot get in.
        </p>
      </div>
      {isAsked && (
        <p className="notice notice--waiting">
          <LockIcon />
          Your role needs it: the Admin Panel opens once it is on.
        </p>
      )}
      <SecondFactor />
    </div>
  );
}

function SecondFactor() {
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const queries = useQueryClient();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />;
  if (!data) {
    if (error) return <LoadFailure what="your account" error={error} onRetry={() => void refetch()} />;
    return <div className="skeleton profile-page__skeleton" role="status" aria-label="Loading your account" />;
  }
  const { since, recoveryCodesLeft } = data;
  if (since !== null) return <TurnOffSecondFactor since={since} recoveryCodesLeft={recoveryCodesLeft} />;
  return (
    <TurnOnSecondFactor
      onTurnedOn={(now, codes) => {
        setRecoveryCodes(codes);
        queries.setQueryData(secondFactorQuery.queryKey, now);
      }}
    />
  );
}
