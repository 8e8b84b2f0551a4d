import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownMoney, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import { type LoanStatus, loanStatuses } from '../../domain/loan.commands.js';
import type { LoanRow } from './loans.row.js';

export class LoanResponse {
  @ShownId() id: string;
  @ShownMoney() amount: Money;
  @ShownText() purpose: string;
  @ShownChoice(loanStatuses) status: LoanStatus;
  @ShownText({ nullable: true, description: 'Why it was declined, where staff gave a reason.' }) reason: string | null;
  @ShownTime() createdAt: Date;
  @ShownTime({ nullable: true }) decidedAt: Date | null;
}

export class LoanPage extends pageResponse(LoanResponse) {}

export const showLoan = ({ memberId, requestedAt, ...loan }: LoanRow): LoanResponse => ({
  ...loan,
  createdAt: requestedAt,
});
