import { type RequestStatus, requestStatuses } from '../../../../platform/event-sourcing/index.js';
import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, MoneyProp, TextProp } from '../../../../platform/http/props.js';
import type { LoanRow } from './loans.row.js';

export class LoanResponse {
  @IdProp() id: string;
  @MoneyProp() amount: Money;
  @TextProp() purpose: string;
  @ChoiceProp(requestStatuses) status: RequestStatus;
  @TextProp({ nullable: true, description: 'Why it was declined, where staff gave a reason.' }) reason: string | null;
  @DateTimeProp() createdAt: Date;
  @DateTimeProp({ nullable: true }) decidedAt: Date | null;
}

export class LoanPage extends pageResponse(LoanResponse) {}

export const showLoan = ({ memberId, requestedAt, ...loan }: LoanRow): LoanResponse => ({
  ...loan,
  createdAt: requestedAt,
});
