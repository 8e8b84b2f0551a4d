import { Choice, Prose, Text } from '../../../platform/http/fields.js';
import type { Money } from '../../../platform/http/money.js';
import { ShownChoice, ShownId, ShownMoney, ShownText } from '../../../platform/http/shown.js';
import { type Currency, currencies, plans } from '../../../reference-data/index.js';
import type { Plan } from '../domain/membership.events.js';
import { type ProgramFeeStatus, programFeeStatuses } from '../domain/program-fee.commands.js';

const planIds = plans.map(({ id }) => id);

export class RecordProgramFeeRequest {
  @Choice(planIds) plan: Plan;
  @Choice(currencies.map(({ code }) => code)) currency: Currency;
  @Text({ min: 3, max: 100, description: 'What finds the payment in the bank’s books.' }) reference: string;
}

export class ProgramFeeRecordedResponse {
  @ShownId() id: string;
  @ShownChoice(planIds) plan: Plan;
  @ShownMoney() fee: Money;
  @ShownText() reference: string;
  @ShownChoice(programFeeStatuses) status: ProgramFeeStatus;
}

export class RejectProgramFeeRequest {
  /** For the member to read. */
  @Prose({ max: 500, optional: true }) reason?: string;
}

export class ProgramFeeDecidedResponse {
  @ShownId() applicationId: string;
  @ShownChoice(['confirmed', 'rejected']) status: 'confirmed' | 'rejected';
}
