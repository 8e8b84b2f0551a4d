import type { Pool } from '../../../../platform/database/pool.js';
import type { ReceiptEntry } from './receipts.row.js';

/** The payment of the receipt or cancellation with this number. */
export async function paymentOfNumber(on: Pool, number: string): Promise<string | undefined> {
  if (!/^\d{4}-\d{6,9}$/.test(number)) return undefined;
  const { rows } = await on.query<{ id: string }>({
    name: 'receipt-of-number',
    text: 'select id from read.receipts where entries @> $1::jsonb',
    values: [JSON.stringify([{ number }])],
  });
  return rows[0]?.id;
}

export type EntryOfMonth = ReceiptEntry & { readonly item: string };

/** The entries of a month, by number. */
export async function entriesOfMonth(on: Pool, month: string): Promise<EntryOfMonth[]> {
  const { rows } = await on.query<{ entry: EntryOfMonth }>({
    name: 'receipts-of-month',
    text: `select entry || jsonb_build_object('item', item) as entry
           from read.receipts cross join jsonb_array_elements(entries) entry
           where entries @> $1::jsonb and entry ->> 'month' = $2 order by entry ->> 'number'`,
    values: [JSON.stringify([{ month }]), month],
  });
  return rows.map(({ entry }) => entry);
}
