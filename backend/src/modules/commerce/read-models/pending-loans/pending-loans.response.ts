import type { Money } from '../../../../platform/http/money.js';
import { ChoiceProp, DateTimeProp, IdProp, MoneyProp, TextProp } from '../../../../platform/http/props.js';
import { queuePage } from '../../../admin/public.js';
import { type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import type { PendingLoanRow } from './pending-loans.row.js';

export class PendingLoanResponse {
  @IdProp() loanId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @MoneyProp() amount: Money;
  @TextProp() purpose: string;
  @ChoiceProp(['pending']) status: 'pending';
  @DateTimeProp() createdAt: Date;
}

export class PendingLoanPage extends queuePage(PendingLoanResponse) {}

export function showPending(row: PendingLoanRow, member: MemberEntry | undefined): PendingLoanResponse {
  const { id: loanId, memberId: userId, amount, purpose, requestedAt: createdAt } = row;
  const { firstName, lastName } = nameFieldsOf(member);
  return { loanId, userId, firstName, lastName, amount, purpose, status: 'pending', createdAt };
}
