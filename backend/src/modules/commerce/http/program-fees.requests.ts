import { Choice, LongText, PastDay, Text, WholeNumber } from '../../../platform/http/fields.js';
import type { Money } from '../../../platform/http/money.js';
import { ChoiceProp, IdProp, MoneyProp, TextProp } from '../../../platform/http/props.js';
import { type Currency, currencies, maxPaidDaysAgo, plans } from '../../../reference-data/index.js';
import type { Plan } from '../domain/membership.events.js';
import { type ProgramFeeStatus, programFeeStatuses } from '../domain/program-fee.commands.js';

/** In minor units. The column of the read model holds no more. */
const MAX_PAID_AMOUNT = 2_000_000_000;

const planIds = plans.map(({ id }) => id);

const currencyCodes = currencies.map(({ code }) => code);

export class PlanChoice {
  @Choice(planIds, { optional: true }) plan?: Plan;
  @Choice(currencyCodes, { optional: true }) currency?: Currency;
}

export class RecordProgramFeeRequest {
  @Choice(planIds) plan: Plan;
  @Choice(currencyCodes) currency: Currency;
  @Text({ min: 3, max: 100, description: 'What finds the payment in the bank’s books.' }) reference: string;
  @PastDay({ optional: true, maxDaysAgo: maxPaidDaysAgo }) paidOn?: string;
  @WholeNumber({ min: 1, max: MAX_PAID_AMOUNT, optional: true }) paidAmount?: number;
}

export class ProgramFeeWithdrawnResponse {
  @IdProp() id: string;
  @ChoiceProp(['withdrawn']) status: 'withdrawn';
}

export class ProgramFeeRecordedResponse {
  @IdProp() id: string;
  @ChoiceProp(planIds) plan: Plan;
  @MoneyProp() fee: Money;
  @TextProp() reference: string;
  @ChoiceProp(programFeeStatuses) status: ProgramFeeStatus;
}

export class RejectProgramFeeRequest {
  @LongText({ max: 500, optional: true }) reason?: string;
}

export class ProgramFeeDecidedResponse {
  @IdProp() applicationId: string;
  @ChoiceProp(['confirmed', 'rejected']) status: 'confirmed' | 'rejected';
}
