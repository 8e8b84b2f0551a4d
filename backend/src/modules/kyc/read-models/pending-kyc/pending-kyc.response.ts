import { pageResponse } from '../../../../platform/http/page-response.js';
import {
  ShownChoice,
  ShownId,
  ShownList,
  ShownNumber,
  ShownObject,
  ShownText,
  ShownTime,
} from '../../../../platform/http/shown.js';
import type { MemberEntry } from '../../../identity/public.js';
import { KycDetailsResponse } from '../../http/kyc-details.response.js';
import type { PendingKycRow, ReviewedAttempt } from './pending-kyc.row.js';

const nullable = { nullable: true };

export class EarlierAttemptResponse {
  @ShownNumber() attempt: number;
  @ShownObject(() => KycDetailsResponse) kycDetails: KycDetailsResponse;
  @ShownText({ nullable: true, description: 'What the business was told.' }) reason: string | null;
  @ShownText({ nullable: true, description: 'For staff alone.' }) staffNote: string | null;
  @ShownTime() submittedAt: string;
  @ShownTime(nullable) decidedAt: string | null;
  @ShownId(nullable) decidedBy: string | null;
}

export class PendingKycResponse {
  @ShownId() userId: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownChoice(['pending']) kycStatus: 'pending';
  @ShownNumber() attempt: number;
  @ShownObject(() => KycDetailsResponse) kycDetails: KycDetailsResponse;
  @ShownTime() submittedAt: string;
  @ShownList(() => EarlierAttemptResponse, { description: 'Oldest first.' }) earlierAttempts: EarlierAttemptResponse[];
}

export class PendingKycPage extends pageResponse(PendingKycResponse) {}

export function showPending(
  { id: userId, attempts }: PendingKycRow,
  business: MemberEntry | undefined,
): PendingKycResponse {
  const waiting = attempts.at(-1);
  if (!waiting) throw new Error(`Verification ${userId} waits without an attempt.`);
  const { firstName, lastName } = business ?? { firstName: '', lastName: '' };
  const { attempt, details: kycDetails, submittedAt } = waiting;
  const earlierAttempts = attempts.slice(0, -1).map(showEarlier);
  return { userId, firstName, lastName, kycStatus: 'pending', attempt, kycDetails, submittedAt, earlierAttempts };
}

const showEarlier = ({ details: kycDetails, passed, ...attempt }: ReviewedAttempt): EarlierAttemptResponse => ({
  ...attempt,
  kycDetails,
});
