import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import {
  ChoiceProp,
  DateTimeProp,
  DecimalProp,
  IdProp,
  MoneyProp,
  NumberProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { plans } from '../../../../reference-data/index.js';
import type { Plan } from '../../domain/membership.events.js';
import { type ProgramFeeStatus, programFeeStatuses } from '../../domain/program-fee.commands.js';
import { GIVEN_REFERENCE } from '../../http/given-reference.js';
import type { ProgramFeeRow } from './program-fees.row.js';

export class ProgramFeeResponse {
  @IdProp() id: string;
  @ChoiceProp(plans.map(({ id }) => id)) plan: Plan;
  @MoneyProp() fee: Money;
  @TextProp() reference: string;
  @TextProp({ nullable: true, description: GIVEN_REFERENCE }) givenReference: string | null;
  @ChoiceProp(programFeeStatuses) status: ProgramFeeStatus;
  @TextProp({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @TextProp({ nullable: true, description: 'The day of the payment, as the member says.' }) paidOn: string | null;
  @NumberProp({ nullable: true, description: 'What was paid in minor units, as the member says.' })
  paidAmount: number | null;
  @DateTimeProp() submittedAt: Date;
  @DateTimeProp({ nullable: true }) decidedAt: Date | null;
}

export class PaymentReferenceResponse {
  @TextProp({ description: 'Letters and digits only, so that banks and card pages take it.' }) reference: string;
}

export class ProgramFeePage extends pageResponse(ProgramFeeResponse) {
  @DecimalProp({
    nullable: true,
    description: 'Half of what staff decided in the last 30 days took no longer; null where that was little.',
  })
  decisionMedianHours: number | null;
}

export const showProgramFee = (
  { memberId, referenceKey, ...claim }: ProgramFeeRow,
  givenReference: string | null,
): ProgramFeeResponse => ({ ...claim, givenReference });
