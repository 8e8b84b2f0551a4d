import { Choice, MoneyChoice, Prose } from '../../../platform/http/fields.js';
import type { Money } from '../../../platform/http/money.js';
import { ShownChoice, ShownId, ShownMoney } from '../../../platform/http/shown.js';
import { loanAmounts } from '../../../reference-data/index.js';
import { type LoanStatus, loanStatuses } from '../domain/loan.commands.js';

export class RequestLoanRequest {
  @MoneyChoice(loanAmounts) amount: Money;
  @Prose({ max: 1_000 }) purpose: string;
}

export class LoanRequestedResponse {
  @ShownId() id: string;
  @ShownMoney() amount: Money;
  @ShownChoice(['pending']) status: 'pending';
}

export class DecideLoanRequest {
  /** `declined` is taken for `rejected`. */
  @Choice([...loanStatuses, 'declined']) status: LoanStatus | 'declined';
  /** Told to the member when the request is declined. */
  @Prose({ max: 500, optional: true }) reason?: string;
}

export class LoanDecidedResponse {
  @ShownId() loanId: string;
  @ShownChoice(loanStatuses) status: LoanStatus;
}
