import { createHmac, timingSafeEqual } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import { plans } from '../../../reference-data/index.js';
import type { CardPaymentKind, ChargedCard, PaymentPurpose } from './card-payment.js';

/** Whether the exact bytes of the body were signed with the key. Compares in constant time. */
export function isSigned(body: Buffer, signature: string, key: string): boolean {
  const expected = createHmac('sha512', key).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The content of a delivery: a charge or return, a report of another kind, or an unreadable one. */
export type Delivered =
  | { readonly kind: CardPaymentKind; readonly payment: ChargedCard; readonly email: string | null }
  | { readonly kind: 'other' | 'unreadable' };

type Fields = Readonly<Record<string, unknown>>;

/** Reads a delivery of Paystack. Reads only the fields that settle a claim or take it back. */
export function readDelivery(body: unknown): Delivered {
  if (!isFields(body) || typeof body.event !== 'string' || !isFields(body.data)) return { kind: 'unreadable' };
  const { data } = body;
  const kind = kindOf(body.event, data);
  if (kind === 'other') return { kind };
  const transaction = isFields(data.transaction) ? data.transaction : {};
  const isDispute = kind.startsWith('dispute');
  const reference = data.transaction_reference ?? transaction.reference ?? data.reference;
  const told = isDispute ? data.refund_amount || transaction.amount : data.amount;
  const amount = kind !== 'charge' && isText(told) ? Number(told) : told; // amounts of refunds may be texts
  const currency = data.currency ?? transaction.currency;
  const id = (kind === 'refund' && data.refund_reference) || data.id;
  if (!isText(reference) || !isText(currency) || !isAmount(amount)) return { kind: 'unreadable' };
  if (!(typeof id === 'number' || isText(id))) return { kind: 'unreadable' };
  const payment = { gatewayId: String(id), reference, paid: { amount, currency }, paidAt: dateOf(data.paid_at) };
  const { email } = isFields(data.customer) ? data.customer : {};
  return { kind, payment: { ...payment, ...purposeIn(data.metadata) }, email: isText(email) ? email : null };
}

/** A charge counts when it succeeded, a refund when it was processed, a dispute from its start to its end. */
function kindOf(event: string, { status, resolution }: Fields): CardPaymentKind | 'other' {
  if (event.startsWith('charge.') && status === 'reversed') return 'refund';
  if (event === 'charge.success') return status === 'success' ? 'charge' : 'other';
  if (event === 'refund.processed') return 'refund';
  if (event === 'charge.dispute.create') return 'dispute';
  if (event !== 'charge.dispute.resolve') return 'other';
  return resolution === 'declined' ? 'dispute-won' : 'dispute-lost';
}

/** Reads our metadata. It may be a JSON text, and pages that are not ours may send anything. */
function purposeIn(metadata: unknown): PaymentPurpose {
  const { memberId, plan, orderId } = fieldsIn(metadata);
  return {
    memberId: isUuid(memberId) ? (memberId as string).toLowerCase() : null,
    plan: plans.find(({ id }) => id === plan)?.id ?? null,
    orderId: isUuid(orderId) ? (orderId as string).toLowerCase() : null,
  };
}

function fieldsIn(metadata: unknown): Fields {
  if (typeof metadata !== 'string') return isFields(metadata) ? metadata : {};
  try {
    const parsed: unknown = JSON.parse(metadata);
    return isFields(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Twice the length that a claim allows. PostgreSQL limits the size of index entries and refuses NUL in texts. */
const MAX_TEXT_LENGTH = 200;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_LENGTH && !value.includes('\u0000');

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return date.getTime() > 0 ? date : null; // PostgreSQL does not support all years of JavaScript
}
