import {
  ShownChoice,
  ShownList,
  ShownNumber,
  ShownObject,
  ShownText,
  ShownTime,
} from '../../../../platform/http/shown.js';
import { type KycStatus, kycStatuses } from '../../domain/kyc-status.js';
import { KycDetailsResponse } from '../../http/kyc-details.response.js';
import type { KycAttempt, KycRow } from './kyc.row.js';

const nullable = { nullable: true };

export class KycAttemptResponse {
  @ShownNumber() attempt: number;
  @ShownChoice(kycStatuses.slice(1)) status: KycAttempt['status'];
  @ShownText({ nullable: true, description: 'Why it was not approved, where staff gave a reason.' })
  reason: string | null;
  @ShownTime() submittedAt: string;
  @ShownTime(nullable) decidedAt: string | null;
}

export class KycResponse {
  @ShownChoice(kycStatuses) status: KycStatus;
  @ShownText({ nullable: true, description: 'Of the last attempt.' }) reason: string | null;
  @ShownObject(() => KycDetailsResponse, { nullable: true, description: 'As last submitted.' })
  kycDetails: KycDetailsResponse | null;
  @ShownTime(nullable) submittedAt: string | null;
  @ShownTime(nullable) decidedAt: string | null;
  @ShownList(() => KycAttemptResponse, { description: 'Oldest first.' }) attempts: KycAttemptResponse[];
}

/** A business whose row is not there yet has submitted nothing. */
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
