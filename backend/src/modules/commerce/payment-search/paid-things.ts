import { Injectable } from '@nestjs/common';
import { Pool } from '../../../platform/database/pool.js';
import { literal } from '../../../platform/text/tidy.js';
import { referenceKey } from '../card-payments/reference-key.js';
import { type PaidThing, PaidThings } from '../public.js';
import { paymentOfNumber } from '../read-models/receipts/receipts.sql.js';

/** The trigram index finds no shorter parts. */
const MIN_PART = 3;

@Injectable()
export class FoundPaidThings extends PaidThings {
  constructor(private readonly pool: Pool) {
    super();
  }

  override payments(part: string, limit: number): Promise<PaidThing[]> {
    return this.find('reference as name, fee as price, status from read.payments', 'submitted_at', part, limit);
  }

  override orders(part: string, limit: number): Promise<PaidThing[]> {
    return this.find('tool_name as name, price, status from read.all_orders', 'placed_at', part, limit);
  }

  private async find(columns: string, at: string, text: string, limit: number): Promise<PaidThing[]> {
    const part = referenceKey(text);
    if (part.length < MIN_PART) return [];
    const ofReceipt = await paymentOfNumber(this.pool, text.trim());
    const [where, value] = ofReceipt ? ['id = $1', ofReceipt] : ['reference_key like $1', `%${literal(part)}%`];
    const { rows } = await this.pool.query<PaidThing>(
      `select id, member_id as "memberId", ${columns} where ${where} order by ${at} desc limit $2`,
      [value, limit],
    );
    return rows;
  }
}
