import { type FilterQuery, raw } from '@mikro-orm/core';
import type { Pool } from '../../../../platform/database/pool.js';
import { literal } from '../../../../platform/text/tidy.js';
import { referenceKey } from '../../card-payments/reference-key.js';
import { amountIn } from '../../domain/amounts.js';
import type { PaymentRow } from './payments.row.js';

/** A name that more members bear is not looked for. */
export const MAX_MEMBERS = 1_000;
/** More are not put in order after they are found, but found in their order. */
const MAX_FOUND = 1_000;

const AMOUNT = "(fee ->> 'amount')::bigint";

/** The payments whose reference holds a text, whose amount it is, or that are of one of these members. */
export async function findPayments(
  pool: Pool,
  text: string,
  members: readonly string[],
): Promise<FilterQuery<PaymentRow>> {
  const part = `%${literal(referenceKey(text))}%`;
  const amount = amountIn(text) ?? null;
  const { rows } = await pool.query<{ id: string }>(
    `select id from read.payments
     where reference_key like $1 or ${AMOUNT} = $2 or member_id = any($3) limit $4`,
    [part, amount, members, MAX_FOUND + 1],
  );
  if (rows.length <= MAX_FOUND) return { id: { $in: rows.map(({ id }) => id) } };
  const others = [{ memberId: { $in: [...members] } }, ...(amount === null ? [] : [{ [raw(AMOUNT)]: amount }])];
  return { $or: [{ referenceKey: { $like: part } }, ...others] };
}
