import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownFlag, ShownId, ShownMoney, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import { membershipTypes, plans } from '../../../../reference-data/index.js';
import type { MemberEntry } from '../../../identity/public.js';
import type { Plan } from '../../domain/membership.events.js';
import type { PendingProgramFeeRow } from './pending-program-fees.row.js';

export class PendingProgramFeeResponse {
  @ShownId() applicationId: string;
  @ShownId() userId: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownChoice(membershipTypes, { nullable: true }) membershipType: MemberEntry['membershipType'];
  @ShownChoice(plans.map(({ id }) => id)) plan: Plan;
  @ShownMoney({ description: 'What the plan costs.' }) fee: Money;
  @ShownMoney({ nullable: true, description: 'What the card gateway took, where that is not the fee.' })
  paid: Money | null;
  @ShownText() reference: string;
  @ShownFlag({ description: 'true when another claim carries this reference.' }) referenceSeenBefore: boolean;
  @ShownChoice(['none', ...plans.map(({ id }) => id)], { description: 'The plan the member has already.' })
  proPlan: MemberEntry['proPlan'];
  @ShownTime({ nullable: true }) proUntil: Date | null;
  @ShownChoice(['pending']) status: 'pending';
  @ShownTime() submittedAt: Date;
}

export class PendingProgramFeePage extends pageResponse(PendingProgramFeeResponse) {}

const nobody = { firstName: '', lastName: '', membershipType: null, proPlan: 'none', proUntil: null } as const;

export function showPending(
  row: PendingProgramFeeRow,
  member: MemberEntry | undefined,
  referenceSeenBefore: boolean,
): PendingProgramFeeResponse {
  const { id: applicationId, memberId: userId, plan, fee, paid, reference, submittedAt } = row;
  const { firstName, lastName, membershipType, proPlan, proUntil } = member ?? nobody;
  return {
    applicationId,
    userId,
    firstName,
    lastName,
    membershipType,
    plan,
    fee,
    paid,
    reference,
    referenceSeenBefore,
    proPlan,
    proUntil,
    status: 'pending',
    submittedAt,
  };
}
