import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import {
  ChoiceProp,
  DateTimeProp,
  IdProp,
  ListProp,
  MoneyProp,
  NumberProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import type { PaymentOf } from '../../domain/statement.events.js';
import { type ProposalReason, proposalKinds, proposalReasons } from '../../domain/statement-matching.js';
import type { ProposedRow } from './proposals.js';

export const rowStates = [...proposalKinds, 'matched'] as const;
export type RowState = (typeof rowStates)[number];

class StatementSummaryResponse {
  @IdProp() id: string;
  @TextProp() account: string;
  @TextProp() currency: string;
  @DateTimeProp() importedAt: Date;
  @TextProp({ nullable: true }) importedBy: string | null;
}

export class StatementsPage extends pageResponse(StatementSummaryResponse) {}

class StateTotal {
  @ChoiceProp(rowStates) proposal: RowState;
  @NumberProp() rows: number;
  @MoneyProp() sum: Money;
}

export class StatementRowResponse {
  @IdProp() id: string;
  @NumberProp({ description: 'Its line in the file.' }) line: number;
  @TextProp() paidOn: string;
  @MoneyProp() paid: Money;
  @TextProp() reference: string;
  @TextProp() narration: string;
  @TextProp() payer: string;
  @ChoiceProp(rowStates, { description: 'What was done with it, or is proposed.' }) proposal: RowState;
  @ChoiceProp(proposalReasons, { nullable: true, description: 'What speaks for it, or against.' })
  reason: ProposalReason | null;
  @IdProp({ nullable: true, description: 'The claim or the order that it pays.' }) paymentId: string | null;
  @ChoiceProp(['plan', 'order'], { nullable: true }) paymentOf: PaymentOf | null;
  @TextProp({ nullable: true, description: 'The plan, or what was ordered.' }) item: string | null;
  @MoneyProp({ nullable: true, description: 'What is to be paid.' }) expected: Money | null;
  @IdProp({ nullable: true }) userId: string | null;
  @TextProp({ nullable: true }) member: string | null;
}

export class StatementResponse extends pageResponse(StatementRowResponse) {
  @IdProp() id: string;
  @TextProp() account: string;
  @TextProp() currency: string;
  @DateTimeProp() importedAt: Date;
  @ListProp(() => StateTotal) totals: StateTotal[];
}

export function totalsOf(rows: readonly ProposedRow[], currency: string): StateTotal[] {
  return rowStates.map((proposal) => {
    const some = rows.filter(({ state }) => state === proposal);
    const amount = some.reduce((sum, { row }) => sum + row.amount, 0);
    return { proposal, rows: some.length, sum: { amount, currency } };
  });
}

export function showRow({ row, state, reason, claim, member }: ProposedRow, currency: string): StatementRowResponse {
  const { claimId, amount, ...told } = row;
  return {
    ...told,
    paid: { amount, currency },
    proposal: state,
    reason,
    paymentId: claim?.id ?? claimId,
    paymentOf: claim?.of ?? null,
    item: claim?.item ?? null,
    expected: claim?.money ?? null,
    userId: claim?.memberId ?? null,
    member: member ? fullNameOf(member) : null,
  };
}
