import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownMoney, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import type { MemberEntry } from '../../../identity/public.js';
import type { PendingLoanRow } from './pending-loans.row.js';

export class PendingLoanResponse {
  @ShownId() loanId: string;
  @ShownId() userId: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownMoney() amount: Money;
  @ShownText() purpose: string;
  @ShownChoice(['pending']) status: 'pending';
  @ShownTime() createdAt: Date;
}

export class PendingLoanPage extends pageResponse(PendingLoanResponse) {}

export function showPending(row: PendingLoanRow, member: MemberEntry | undefined): PendingLoanResponse {
  const { id: loanId, memberId: userId, amount, purpose, requestedAt: createdAt } = row;
  const { firstName, lastName } = member ?? { firstName: '', lastName: '' };
  return { loanId, userId, firstName, lastName, amount, purpose, status: 'pending', createdAt };
}
