import { type EntityName, type FilterQuery, raw } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Pool } from '../../../platform/database/pool.js';
import type { AnyRow } from '../../../platform/projections/read-model.js';
import { isOneOf, ReadModels } from '../../../platform/projections/read-models.js';
import { literal } from '../../../platform/text/tidy.js';
import { referenceKey } from '../card-payments/reference-key.js';
import { amountIn } from '../domain/amounts.js';
import { Receipt } from '../read-models/receipts/receipts.row.js';
import { paymentOfNumber } from '../read-models/receipts/receipts.sql.js';

/** A name with more members is not searched. */
const MAX_MEMBERS = 1_000;
/** One more than MAX_MEMBERS, which shows that there are too many. */
export const NAMES_ASKED_FOR = MAX_MEMBERS + 1;

/** A read model and its price column. The column is written into SQL, so it is never user input. */
interface Searched<Row extends AnyRow> {
  readonly entity: EntityName<Row>;
  readonly price: 'fee' | 'price';
}

interface Found<Row extends AnyRow> {
  readonly where: FilterQuery<Row>;
  readonly tooManyNames: boolean;
}

/** Finds payments by what a caller knows: part of a reference, a name, an amount or a receipt number. */
@Injectable()
export class PaymentSearch {
  constructor(
    private readonly pool: Pool,
    private readonly readModels: ReadModels,
  ) {}

  /** @param called members with this name, at most `NAMES_ASKED_FOR` */
  async find<Row extends AnyRow>(
    { entity, price }: Searched<Row>,
    text: string,
    called: readonly string[],
  ): Promise<Found<Row>> {
    const tooManyNames = called.length > MAX_MEMBERS;
    const amount = amountIn(text);
    const ofReceipt = await paymentOfNumber(this.pool, text.trim());
    const known: object[] = [
      { referenceKey: { $like: `%${literal(referenceKey(text))}%` } },
      { memberId: isOneOf(tooManyNames ? [] : called) },
      ...(amount === undefined ? [] : [{ [raw(`(${price} ->> 'amount')::bigint`)]: amount }]),
      ...(ofReceipt === undefined ? [] : [{ id: ofReceipt }]),
    ];
    const { where } = await this.readModels.narrowed(entity, { $or: known } as unknown as FilterQuery<Row>);
    return { where, tooManyNames };
  }

  /** The receipt numbers of payments, by payment id. */
  async receiptNumbers(ids: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    const rows = await this.readModels.all(Receipt, { id: isOneOf(ids) });
    return new Map(rows.map(({ id, entries }) => [id, entries[0]?.number]));
  }
}
