import { type RequestDecision, requestDecisions } from '../../../platform/event-sourcing/index.js';
import { Choice, LongText, MoneyChoice } from '../../../platform/http/fields.js';
import type { Money } from '../../../platform/http/money.js';
import { ChoiceProp, IdProp, MoneyProp } from '../../../platform/http/props.js';
import { loanAmounts } from '../../../reference-data/index.js';

export class RequestLoanRequest {
  @MoneyChoice(loanAmounts) amount: Money;
  @LongText({ max: 1_000 }) purpose: string;
}

export class LoanRequestedResponse {
  @IdProp() id: string;
  @MoneyProp() amount: Money;
  @ChoiceProp(['pending']) status: 'pending';
}

export class DecideLoanRequest {
  @Choice([...requestDecisions, 'declined']) status: RequestDecision | 'declined';
  @LongText({ max: 500, optional: true }) reason?: string;
}

export class LoanDecidedResponse {
  @IdProp() loanId: string;
  @ChoiceProp(requestDecisions) status: RequestDecision;
}
