import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, MoneyProp, TextProp } from '../../../../platform/http/props.js';
import { plans } from '../../../../reference-data/index.js';
import type { Plan } from '../../domain/membership.events.js';
import { type ProgramFeeStatus, programFeeStatuses } from '../../domain/program-fee.commands.js';
import type { ProgramFeeRow } from './program-fees.row.js';

export class ProgramFeeResponse {
  @IdProp() id: string;
  @ChoiceProp(plans.map(({ id }) => id)) plan: Plan;
  @MoneyProp() fee: Money;
  @TextProp() reference: string;
  @ChoiceProp(programFeeStatuses) status: ProgramFeeStatus;
  @TextProp({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @DateTimeProp() submittedAt: Date;
  @DateTimeProp({ nullable: true }) decidedAt: Date | null;
}

export class PaymentReferenceResponse {
  @TextProp({ description: 'Letters and digits only, so that banks and card pages take it.' }) reference: string;
}

export class ProgramFeePage extends pageResponse(ProgramFeeResponse) {}

export const showProgramFee = ({ memberId, referenceKey, ...claim }: ProgramFeeRow): ProgramFeeResponse => claim;
