import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, FlagProp, IdProp, MoneyProp, TextProp } from '../../../../platform/http/props.js';
import { hasOtherScripts } from '../../../../platform/text/look-alikes.js';
import { membershipTypes, plans } from '../../../../reference-data/index.js';
import type { MemberEntry } from '../../../identity/public.js';
import type { Plan } from '../../domain/membership.events.js';
import type { PendingProgramFeeRow } from './pending-program-fees.row.js';

export class PendingProgramFeeResponse {
  @IdProp() applicationId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @ChoiceProp(membershipTypes, { nullable: true }) membershipType: MemberEntry['membershipType'];
  @ChoiceProp(plans.map(({ id }) => id)) plan: Plan;
  @MoneyProp({ description: 'What the plan costs.' }) fee: Money;
  @MoneyProp({ nullable: true, description: 'What the card gateway took, where that is not the fee.' })
  paid: Money | null;
  @TextProp() reference: string;
  @FlagProp({ description: 'true when another claim carries this reference.' }) referenceSeenBefore: boolean;
  @FlagProp({ description: 'true when letters or digits of the reference are of another script than Latin.' })
  mixedScripts: boolean;
  @ChoiceProp(['none', ...plans.map(({ id }) => id)], { description: 'The plan the member has already.' })
  proPlan: MemberEntry['proPlan'];
  @DateTimeProp({ nullable: true }) proUntil: Date | null;
  @ChoiceProp(['pending']) status: 'pending';
  @DateTimeProp() submittedAt: Date;
}

export class PendingProgramFeePage extends pageResponse(PendingProgramFeeResponse) {}

const nobody = { firstName: '', lastName: '', membershipType: null, proPlan: 'none', proUntil: null } as const;

export function showPending(
  row: PendingProgramFeeRow,
  member: MemberEntry | undefined,
  referenceSeenBefore: boolean,
): PendingProgramFeeResponse {
  const { id: applicationId, memberId: userId, referenceKey, source, waiting, ...claim } = row;
  const { firstName, lastName, membershipType, proPlan, proUntil } = member ?? nobody;
  const who = { userId, firstName, lastName, membershipType, proPlan, proUntil };
  const mixedScripts = hasOtherScripts(claim.reference);
  return { applicationId, ...who, ...claim, referenceSeenBefore, mixedScripts, status: 'pending' };
}
