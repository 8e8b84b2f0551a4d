import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoadState } from '../../../shared/ui/load-failure';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import type { BegunSecondFactor, ConfirmedSecondFactor } from '../api/second-factor.mutation';
import { secondFactorQuery } from '../api/second-factor.query';
import { ChangeSecondFactor } from './change-second-factor';
import { RecoveryCodes } from './recovery-codes';
import { TurnOnSecondFactor } from './turn-on-second-factor';

/** A key stays on the screen until its code is answered: losing that answer would lose the recovery codes. */
export function SecondFactor() {
  const query = useQuery(secondFactorQuery);
  const { data } = query;
  const queries = useQueryClient();
  const [begun, setBegun] = useState<BegunSecondFactor>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const content = useRef<HTMLDivElement>(null);
  useMoveFocus(content, data && [data.since, begun, recoveryCodes].map(Boolean).join(), { first: 'h2' });
  if (!data) return <LoadState of={query} what="your account" room="profile-page__skeleton" />;
  const turnedOn = (now: ConfirmedSecondFactor, codes: readonly string[]) => {
    setBegun(undefined);
    setRecoveryCodes(codes);
    queries.setQueryData(secondFactorQuery.queryKey, { ...now, needsEnrolmentCode: false });
  };
  return (
    <div ref={content} className="profile-page">
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} />
      ) : data.since !== null && !begun ? (
        <ChangeSecondFactor
          since={data.since}
          recoveryCodesLeft={data.recoveryCodesLeft}
          onRenewed={setRecoveryCodes}
        />
      ) : (
        <TurnOnSecondFactor
          needsEnrolmentCode={data.needsEnrolmentCode}
          begun={begun}
          onBegun={setBegun}
          onTurnedOn={turnedOn}
        />
      )}
    </div>
  );
}
