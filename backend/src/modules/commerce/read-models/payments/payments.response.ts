import type { Money } from '../../../../platform/http/money.js';
import {
  ChoiceProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  MoneyProp,
  NumberProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { hasOtherScripts } from '../../../../platform/text/look-alikes.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import { membershipTypes, plans } from '../../../../reference-data/index.js';
import { queuePage } from '../../../admin/public.js';
import type { MemberEntry } from '../../../identity/public.js';
import type { Plan } from '../../domain/membership.events.js';
import { type PaidBy, paidBy } from '../../domain/program-fee.events.js';
import { GIVEN_REFERENCE } from '../../http/given-reference.js';
import { type PaymentRow, type PaymentStatus, paymentStatuses } from './payments.row.js';

export class PaymentResponse {
  @IdProp() applicationId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @ChoiceProp(membershipTypes, { nullable: true }) membershipType: MemberEntry['membershipType'];
  @ChoiceProp(plans.map(({ id }) => id)) plan: Plan;
  @MoneyProp({ description: 'What the plan costs.' }) fee: Money;
  @MoneyProp({ nullable: true, description: 'What the card gateway took, where that is not the fee.' })
  paid: Money | null;
  @TextProp({ nullable: true, description: 'The day of the payment, as the member says.' }) paidOn: string | null;
  @NumberProp({ nullable: true, description: 'What was paid in minor units, as the member says.' })
  paidAmount: number | null;
  @TextProp({ description: 'As the member wrote it.' }) reference: string;
  @TextProp({ nullable: true, description: GIVEN_REFERENCE }) givenReference: string | null;
  @FlagProp({ description: 'true when another claim carries this reference.' }) referenceSeenBefore: boolean;
  @FlagProp({ description: 'true when letters or digits of the reference are of another script than Latin.' })
  mixedScripts: boolean;
  @ChoiceProp(['none', ...plans.map(({ id }) => id)], { description: 'The plan the member has already.' })
  proPlan: MemberEntry['proPlan'];
  @DateTimeProp({ nullable: true }) proUntil: Date | null;
  @DateTimeProp({ nullable: true, description: 'Until when confirming it now makes the plan of a Pro member last.' })
  renewsUntil: Date | null;
  @ChoiceProp(paymentStatuses) status: PaymentStatus;
  @DateTimeProp() submittedAt: Date;
  @TextProp({ nullable: true, description: 'Why it was rejected.' }) reason: string | null;
  @DateTimeProp({ nullable: true }) decidedAt: Date | null;
  @TextProp({ nullable: true, description: 'The name of who decided; null where it was no person.' })
  decidedBy: string | null;
  @ChoiceProp(paidBy, { nullable: true, description: 'What confirmed it.' }) confirmedBy: PaidBy | null;
  @TextProp({ nullable: true, description: 'The number of its receipt.' }) receipt: string | null;
}

export class PaymentPage extends queuePage(PaymentResponse) {}

const nobody = { firstName: '', lastName: '', membershipType: null, proPlan: 'none', proUntil: null } as const;

export function showPayment(
  row: PaymentRow,
  people: ReadonlyMap<string, MemberEntry>,
  told: Pick<PaymentResponse, 'referenceSeenBefore' | 'receipt' | 'renewsUntil' | 'givenReference'>,
): PaymentResponse {
  const {
    id: applicationId,
    memberId: userId,
    referenceKey,
    givenReference,
    source,
    statementRow,
    decidedBy: deciderId,
    ...claim
  } = row;
  const { firstName, lastName, membershipType, proPlan, proUntil } = people.get(userId) ?? nobody;
  const who = { userId, firstName, lastName, membershipType, proPlan, proUntil };
  const decider = people.get(deciderId ?? '');
  const decidedBy = decider ? fullNameOf(decider) : null;
  return {
    applicationId,
    ...who,
    ...told,
    ...claim,
    decidedBy,
    mixedScripts: hasOtherScripts(claim.reference),
  };
}
