import {
  ChoiceProp,
  DateTimeProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { type KycStatus, kycStatuses } from '../../domain/kyc-status.js';
import { KycDetailsResponse } from '../../http/kyc-details.response.js';
import type { KycAttempt, KycRow } from './kyc.row.js';

const nullable = { nullable: true };

export class KycAttemptResponse {
  @NumberProp() attempt: number;
  @ChoiceProp(kycStatuses.slice(1)) status: KycAttempt['status'];
  @TextProp({
    nullable: true,
    description: 'Why it was not approved, where staff gave a reason, or what they ask for.',
  })
  reason: string | null;
  @DateTimeProp() submittedAt: string;
  @DateTimeProp(nullable) decidedAt: string | null;
}

export class KycResponse {
  @ChoiceProp(kycStatuses) status: KycStatus;
  @TextProp({ nullable: true, description: 'Of the last attempt.' }) reason: string | null;
  @ObjectProp(() => KycDetailsResponse, { nullable: true, description: 'As last submitted.' })
  kycDetails: KycDetailsResponse | null;
  @DateTimeProp(nullable) submittedAt: string | null;
  @DateTimeProp(nullable) decidedAt: string | null;
  @ListProp(() => KycAttemptResponse, { description: 'Oldest first.' }) attempts: KycAttemptResponse[];
}

/** A business without a row has submitted nothing. */
export function showKyc(row: KycRow | null): KycResponse {
  const attempts = row?.attempts ?? [];
  const last = attempts.at(-1);
  return {
    status: row?.status ?? 'new',
    reason: last?.reason ?? null,
    kycDetails: last?.details ?? null,
    submittedAt: last?.submittedAt ?? null,
    decidedAt: last?.decidedAt ?? null,
    attempts: attempts.map(({ details, ...attempt }) => attempt),
  };
}
