import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import type { PaymentWay } from '../../domain/receipts.events.js';
import type { ReceiptEntry, ReceiptRow } from './receipts.row.js';

const ways: readonly PaymentWay[] = ['staff', 'gateway', 'statement'];
const paymentsOf = ['plan', 'order'] as const;

class ReceiptEntryResponse {
  @ChoiceProp(['receipt', 'cancellation']) kind: ReceiptEntry['kind'];
  @TextProp({ description: 'Such as 2026-000123: each entry of a year has the next one.' }) number: string;
  @NumberProp({ description: 'In minor units.' }) amount: number;
  @TextProp() currency: string;
  @ChoiceProp(ways) way: PaymentWay;
  @DateTimeProp() at: string;
}

export class ReceiptResponse {
  @IdProp({ description: 'Of the claim, or the order.' }) id: string;
  @IdProp() userId: string;
  @TextProp({ description: 'The name today; empty once it was erased.' }) paidBy: string;
  @ChoiceProp(paymentsOf) paymentOf: ReceiptRow['paymentOf'];
  @TextProp({ description: 'The plan, or the name of the tool.' }) item: string;
  @ListProp(() => ReceiptEntryResponse, { description: 'The receipt, and what went back since, oldest first.' })
  entries: ReceiptEntryResponse[];
  @DateTimeProp() paidAt: Date;
}

export class ReceiptPage extends pageResponse(ReceiptResponse) {}

export function showReceipt(row: ReceiptRow, names: ReadonlyMap<string, string>): ReceiptResponse {
  const { memberId: userId, entries: stored, ...receipt } = row;
  const entries = stored.map(({ month: _, ...entry }) => entry);
  return { userId, paidBy: names.get(userId) ?? '', ...receipt, entries };
}

class RevenueOf {
  @TextProp({ description: 'Such as 2026-11, in UTC.' }) month: string;
  @TextProp({ description: 'A plan, or `order`.' }) of: string;
  @TextProp() currency: string;
  @ChoiceProp(ways) way: string;
  @NumberProp({ description: 'In minor units.' }) received: number;
  @NumberProp({ description: 'What went back in that month, in minor units.' }) returned: number;
}

export class RevenueResponse {
  @ListProp('string', { description: 'Oldest first, the running one last.' }) months: string[];
  @ListProp(() => RevenueOf) items: RevenueOf[];
}

export function showRevenue(months: string[], figures: ReadonlyMap<string, number>): RevenueResponse {
  const cells = new Map<string, RevenueOf>();
  for (const [name, sum] of [...figures].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [month = '', of = '', currency = '', way = '', kind] = name.split('/');
    const id = [month, of, currency, way].join('/');
    const cell = cells.get(id) ?? { month, of, currency, way, received: 0, returned: 0 };
    cell[kind === 'receipt' ? 'received' : 'returned'] = sum;
    cells.set(id, cell);
  }
  return { months, items: [...cells.values()] };
}
