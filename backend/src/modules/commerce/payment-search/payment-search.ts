import { type FilterQuery, raw } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Pool } from '../../../platform/database/pool.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { literal } from '../../../platform/text/tidy.js';
import { referenceKey } from '../card-payments/reference-key.js';
import { amountIn } from '../domain/amounts.js';
import { Receipt } from '../read-models/receipts/receipts.row.js';
import { paymentOfNumber } from '../read-models/receipts/receipts.sql.js';

/** A name that more members bear is not looked for. */
const MAX_MEMBERS = 1_000;
/** So many members who are called so tell whether there are too many. */
export const NAMES_ASKED_FOR = MAX_MEMBERS + 1;
/** More are not put in order after they are found, but found in their order. */
const MAX_FOUND = 1_000;

/** A table of what is paid for, and its column of what that costs; both are ours, and written into statements. */
interface Searched {
  readonly table: 'read.payments' | 'read.all_orders';
  readonly price: 'fee' | 'price';
}

interface Found<Row extends object> {
  readonly where: FilterQuery<Row>;
  readonly tooManyNames: boolean;
}

/** Finds what is paid for by what a caller knows of it: half a reference, a name, the amount, a receipt's number. */
@Injectable()
export class PaymentSearch {
  constructor(
    private readonly pool: Pool,
    private readonly readModels: ReadModels,
  ) {}

  /** @param called members whose name it may be, `NAMES_ASKED_FOR` at most */
  async find<Row extends object>(
    { table, price }: Searched,
    text: string,
    called: readonly string[],
  ): Promise<Found<Row>> {
    const tooManyNames = called.length > MAX_MEMBERS;
    const members = tooManyNames ? [] : called;
    const part = `%${literal(referenceKey(text))}%`;
    const amount = amountIn(text) ?? null;
    const ofReceipt = (await paymentOfNumber(this.pool, text.trim())) ?? null;
    const priced = `(${price} ->> 'amount')::bigint`;
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from ${table} where reference_key like $1 or ${priced} = $2 or member_id = any($3) or id = $4 limit $5`,
      [part, amount, members, ofReceipt, MAX_FOUND + 1],
    );
    const others = [{ memberId: { $in: members } }, ...(amount === null ? [] : [{ [raw(priced)]: amount }])];
    const where: object =
      rows.length <= MAX_FOUND
        ? { id: { $in: rows.map(({ id }) => id) } }
        : { $or: [{ referenceKey: { $like: part } }, ...others] };
    return { where: where as FilterQuery<Row>, tooManyNames };
  }

  /** The numbers of the receipts of these payments, by the id of the payment. */
  async receiptNumbers(ids: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    const rows = await this.readModels.all(Receipt, { id: { $in: [...ids] } });
    return new Map(rows.map(({ id, entries }) => [id, entries[0]?.number]));
  }
}
