import {
  ChoiceProp,
  ChoicesProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { queuePage } from '../../../admin/public.js';
import { type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import { KycDetailsResponse } from '../../http/kyc-details.response.js';
import { type MarkKind, markKinds, sharedKinds } from './kyc-marks.js';
import type { PendingKycRow, ReviewedAttempt } from './pending-kyc.row.js';

const nullable = { nullable: true };

export class EarlierAttemptResponse {
  @NumberProp() attempt: number;
  @ObjectProp(() => KycDetailsResponse) kycDetails: KycDetailsResponse;
  @FlagProp({ description: 'Failed, or only asked for more.' }) isFailed: boolean;
  @TextProp({ nullable: true, description: 'What the business was told.' }) reason: string | null;
  @TextProp({ nullable: true, description: 'For staff alone.' }) staffNote: string | null;
  @DateTimeProp() submittedAt: string;
  @DateTimeProp(nullable) decidedAt: string | null;
  @IdProp(nullable) decidedBy: string | null;
}

export class PendingKycResponse {
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @ChoiceProp(['pending']) kycStatus: 'pending';
  @NumberProp() attempt: number;
  @ObjectProp(() => KycDetailsResponse) kycDetails: KycDetailsResponse;
  @DateTimeProp() submittedAt: string;
  @ListProp(() => EarlierAttemptResponse, { description: 'Oldest first.' }) earlierAttempts: EarlierAttemptResponse[];
}

export class SharingBusinessResponse {
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp() legalBusinessName: string;
  @ChoicesProp(markKinds) shares: readonly MarkKind[];
}

export class SharingBusinessesResponse {
  @ListProp(() => SharingBusinessResponse) items: SharingBusinessResponse[];
}

export function showSharing(
  { id: userId, attempts, marks }: PendingKycRow,
  theirs: readonly string[],
  business: MemberEntry | undefined,
): SharingBusinessResponse {
  const { firstName, lastName } = nameFieldsOf(business);
  const legalBusinessName = attempts.at(-1)?.details.legalBusinessName ?? '';
  return { userId, firstName, lastName, legalBusinessName, shares: sharedKinds(marks, theirs) };
}

export class PendingKycPage extends queuePage(PendingKycResponse) {}

export function showPending(
  { id: userId, attempts }: PendingKycRow,
  business: MemberEntry | undefined,
): PendingKycResponse {
  const waiting = attempts.at(-1);
  if (!waiting) throw new Error(`Verification ${userId} waits without an attempt.`);
  const { firstName, lastName } = nameFieldsOf(business);
  const { attempt, details: kycDetails, submittedAt } = waiting;
  const earlierAttempts = attempts.slice(0, -1).map(showEarlier);
  return { userId, firstName, lastName, kycStatus: 'pending', attempt, kycDetails, submittedAt, earlierAttempts };
}

const showEarlier = ({ details: kycDetails, passed, ...attempt }: ReviewedAttempt): EarlierAttemptResponse => ({
  ...attempt,
  isFailed: passed === false,
  kycDetails,
});
