import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChargedCard } from './card-payment.js';

/** Whether the body was signed with the key, bit for bit as it came; takes as long for a wrong signature as for a right one. */
export function isSigned(body: Buffer, signature: string, key: string): boolean {
  const expected = createHmac('sha512', key).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What became of a delivery's content: a charge, news of another kind, or nothing that can be understood. */
export type Delivered =
  | { readonly kind: 'charge'; readonly charge: ChargedCard }
  | { readonly kind: 'other' | 'unreadable' };

type Fields = Readonly<Record<string, unknown>>;

/** Reads a delivery of Paystack; of a successful charge only what settles a claim. */
export function readDelivery(body: unknown): Delivered {
  if (!isFields(body) || typeof body.event !== 'string' || !isFields(body.data)) return { kind: 'unreadable' };
  if (body.event !== 'charge.success' || body.data.status !== 'success') return { kind: 'other' };
  const { id, reference, amount, currency, paid_at: paidAt } = body.data;
  if (!isText(reference) || !isText(currency)) return { kind: 'unreadable' };
  if (!Number.isSafeInteger(amount) || !(typeof id === 'number' || isText(id))) return { kind: 'unreadable' };
  const paid = { amount: Number(amount), currency };
  return { kind: 'charge', charge: { gatewayId: String(id), reference, paid, paidAt: dateOf(paidAt) } };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Twice what a claim may hold; an index of PostgreSQL takes no text of any length, and its texts no NUL. */
const MAX_TEXT_LENGTH = 200;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_LENGTH && !value.includes('\u0000');

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return date.getTime() > 0 ? date : null; // PostgreSQL does not know every year that JavaScript does
}
