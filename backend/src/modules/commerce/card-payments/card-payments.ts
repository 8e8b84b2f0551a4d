import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { Clock } from '../../../platform/config/clock.js';
import { Pool } from '../../../platform/database/pool.js';
import { isDatabaseError } from '../../../platform/database/sql-state.js';
import { derivedId } from '../../../platform/event-sourcing/index.js';
import { pageShowing } from '../../../platform/http/paging.js';
import { formatCursor, parseCursor, rejectUnknownCursor } from '../../../platform/projections/cursor.js';
import type { Page, PageRequest } from '../../../platform/projections/read-models.js';
import type { Money } from '../domain/money.js';
import type {
  CardPayment,
  CardPaymentKind,
  CardPaymentState,
  ChargedCard,
  ComparedCardPayment,
} from './card-payment.js';
import { referenceKey } from './reference-key.js';

const DELIVERIES = '01900000-0000-7000-8000-00000000ca5d';

const columns = `id, gateway_id as "gatewayId", reference, paid_at as "paidAt", kind, state, claim_id as "claimId",
  received_at as "receivedAt", member_id as "memberId", plan, order_id as "orderId", request_id as "requestId", jsonb_build_object('amount', amount, 'currency', currency) as paid`;

const isOfErased = (claim: string): string =>
  `exists (select 1 from es.erasures e where e.subject_id = ${claim}.member_id and e.purpose <> 'kyc')`;

/** All that a payment may settle: claims of fees, and orders. */
const claims = `(
  select id, member_id, fee, status, reference_key, 'fee' as purpose, status = 'confirmed' as paid
  from read.program_fees
  union all
  select id, member_id, price, case when status = 'rejected' then status when paid_at is null then 'pending' else 'confirmed' end,
    reference_key, 'order', paid_at is not null from read.orders)`;

/** The metadata names an order. A claim is found by the reference. */
const fits = (claim: string, payment: string): string =>
  `(${claim}.id = ${payment}.order_id or (${payment}.order_id is null and ${claim}.reference_key = ${payment}.reference_key))`;

/** A claim that a payment may settle: not rejected, and its member not erased. */
const isPayable = (claim: string): string => `${claim}.status <> 'rejected' and not ${isOfErased(claim)}`;

/** A claim whose money may come back. An order may be rejected after it was paid. */
const isReturnable = (claim: string): string =>
  `(${claim}.status <> 'rejected' or ${claim}.paid) and not ${isOfErased(claim)}`;

/** Only the payer's claim or a confirmed one counts, as others may type a reference that they have seen. */
const isOfPayer = (claim: string, payment: string): string =>
  `(${claim}.member_id = ${payment}.member_id or ${claim}.status = 'confirmed')`;

/** A claim that waits because its member is banned and could not use what they paid for. */
const isHeld = (claim: string): string =>
  `(${claim}.status in ('pending', 'withdrawn') and exists (
     select 1 from read.membership b where b.id = ${claim}.member_id and b.banned))`;

export interface ClaimOfReference {
  readonly id: string;
  readonly memberId: string;
  readonly fee: Money;
  readonly purpose: 'fee' | 'order';
  readonly isConfirmed: boolean;
  readonly isHeld: boolean;
}

interface Delivery {
  readonly kind: CardPaymentKind;
  readonly payment: ChargedCard;
  readonly email: string | null;
}

/** Stores deliveries of the card gateway before they are processed. */
@Injectable()
export class CardPayments {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly accounts: AccountStatuses,
  ) {}

  /** Stores a delivery. An equal body, or the same report in another body, is stored once. */
  async keep(body: Buffer, { kind, payment, email }: Delivery, requestId: string): Promise<void> {
    const { gatewayId, reference, paid, paidAt, plan, orderId } = payment;
    const memberId = payment.memberId ?? (email === null ? undefined : await this.accounts.memberOf(email));
    const id = derivedId(DELIVERIES, createHash('sha256').update(body).digest('hex'));
    const { amount, currency } = paid;
    const receivedAt = this.clock.now();
    await this.pool.query({
      name: 'card-payment-keep',
      text: `insert into commerce.card_payments
               (id, gateway_id, reference, reference_key, amount, currency, paid_at, received_at, request_id, kind,
                member_id, plan, order_id)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing`,
      values: [
        id,
        gatewayId,
        reference,
        referenceKey(reference),
        amount,
        currency,
        paidAt,
        receivedAt,
        requestId,
        kind,
        memberId,
        plan,
        orderId,
      ],
    });
  }

  /** Payments to settle, oldest first: new ones, charges whose only claim came later, and returns whose claim did. */
  async due(limit: number, after?: CardPayment): Promise<CardPayment[]> {
    const { rows } = await this.pool.query<CardPayment>({
      name: 'card-payments-due',
      text: `select ${columns} from commerce.card_payments p where (state = 'received'
               or (state = 'unmatched' and kind = 'charge' and (
                 select count(*) = 1 and bool_and(not ${isHeld('f')} and not exists (
                   select 1 from commerce.card_payments m where m.claim_id = f.id and m.state = 'matched'))
                 from ${claims} f where ${fits('f', 'p')} and ${isPayable('f')} and ${isOfPayer('f', 'p')}))
               or (state = 'unmatched' and kind <> 'charge' and claim_id is null and (
                 select 1 in (count(*), count(*) filter (where f.paid))
                 from ${claims} f where ${fits('f', 'p')} and ${isReturnable('f')})))
               and ($2::uuid is null
                 or (received_at, id) > (select a.received_at, a.id from commerce.card_payments a where a.id = $2))
             order by received_at, id limit $1`,
      values: [limit, after?.id],
    });
    return rows;
  }

  /** The claims that a charge may settle, or that returned money was paid for. */
  async claimsOf({ id }: CardPayment): Promise<ClaimOfReference[]> {
    const { rows } = await this.pool.query<ClaimOfReference>({
      name: 'card-payment-claims',
      text: `select f.id, f.member_id as "memberId", f.fee, f.purpose, f.paid as "isConfirmed",
               ${isHeld('f')} as "isHeld"
             from commerce.card_payments p cross join lateral (select * from ${claims} c where ${fits('c', 'p')}) f
             where p.id = $1 and case when p.kind = 'charge' then ${isPayable('f')} and ${isOfPayer('f', 'p')}
               else ${isReturnable('f')} end`,
      values: [id],
    });
    return rows;
  }

  /** Whether a charge paid for the claim, under another reference where one is given. */
  async isPaid(claimId: string, otherThan = ''): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'card-payment-is-paid',
      text: `select 1 from commerce.card_payments
             where claim_id = $1 and state = 'matched' and reference_key <> $2 limit 1`,
      values: [claimId, referenceKey(otherThan)],
    });
    return (rowCount ?? 0) > 0;
  }

  /**
   * The rest of the charges under the reference. A lost dispute and its refund count once. Without a charge, the
   * claim was confirmed by staff and counts as paid.
   */
  async leftOf({ reference, paid }: ChargedCard, fee: Money): Promise<number> {
    const { rows } = await this.pool.query<{ left: string }>({
      name: 'card-payment-left',
      text: `select coalesce(sum(amount) filter (where kind = 'charge'), $3)
                 - greatest(sum(amount) filter (where kind = 'refund'), sum(amount) filter (where kind = 'dispute-lost'), 0)
               as "left"
             from commerce.card_payments where reference_key = $1 and currency = $2`,
      values: [referenceKey(reference), paid.currency, paid.currency === fee.currency ? fee.amount : 0],
    });
    return Number(rows[0]?.left);
  }

  /** When a payment matches a claim, an earlier mismatched charge for that claim becomes unmatched. */
  async settled(id: string, state: CardPaymentState, claimId: string | null): Promise<void> {
    try {
      await this.markSettled(id, state, claimId);
    } catch (error) {
      if (!isDatabaseError(error) || error.constraint !== 'card_payments_settled') throw error;
      await this.markSettled(id, 'unmatched', null); // another process settled the claim with another charge
    }
  }

  private async markSettled(id: string, state: CardPaymentState, claimId: string | null): Promise<void> {
    await this.pool.query({
      name: 'card-payment-settled',
      text: `with settled as (
               update commerce.card_payments set state = $2, claim_id = coalesce($3, claim_id)
               where id = $1 and state in ('received', 'unmatched') returning state, claim_id)
             update commerce.card_payments earlier set state = 'unmatched' from settled
             where settled.state = 'matched' and earlier.claim_id = settled.claim_id and earlier.state = 'mismatched'`,
      values: [id, state, claimId],
    });
  }

  /** Leaves returned money to staff, except a won dispute. Its unmatched charges become returned too. */
  async recordReturn(
    { id, kind, gatewayId, reference, paid }: CardPayment,
    claim: ClaimOfReference | undefined,
    isWhole: boolean,
  ) {
    const mayPayAgain = isWhole && claim?.purpose === 'order';
    await this.pool.query({
      name: 'card-payment-returned',
      text: `with told as (
               update commerce.card_payments set state = case $2 when 'dispute-won' then 'handled' else 'unmatched' end,
                 claim_id = coalesce($3, claim_id) where id = $1 and state in ('received', 'unmatched')),
             over as (
               update commerce.card_payments set state = 'handled'
               where $2 like 'dispute-%' and kind = 'dispute' and gateway_id = $4 and state = 'unmatched')
             update commerce.card_payments set state = 'returned'
             where id in (
               select id from commerce.card_payments where reference_key = $6 and currency = $7 and kind = 'charge'
                 and (state in ('unmatched', 'mismatched') or ($9 and state = 'matched')) and ($5 or (amount = $8 and $2 in ('refund', 'dispute-lost')))
               order by received_at limit case when $5 then null else 1 end)`,
      values: [
        id,
        kind,
        claim?.id,
        gatewayId,
        isWhole,
        referenceKey(reference),
        paid.currency,
        paid.amount,
        mayPayAgain,
      ],
    });
  }

  /** Payments in a state. Without one, those that staff must handle. */
  async page(
    state: CardPaymentState | undefined,
    isOldestFirst: boolean,
    request: PageRequest,
  ): Promise<Page<ComparedCardPayment>> {
    const asked = state ?? null;
    const [beyond, direction] = isOldestFirst ? ['>', 'asc'] : ['<', 'desc'];
    const { page, pageSize, cursor } = request;
    const [receivedAt, id] = cursor === undefined ? [] : parseCursor(cursor, isPlace);
    const [{ rows }, { rows: counted }] = await Promise.all([
      rejectUnknownCursor(
        cursor,
        this.pool.query<ComparedCardPayment>(
          `select p.*, c.fee, o.open as "openClaims", o.others as "otherClaims", o.rejected as "rejectedClaims", o.erased as "isOfErased", o.held as "isHeld"
         from (select reference_key, member_id, order_id, ${columns} from commerce.card_payments) p
         left join ${claims} c on c.id = p."claimId"
         cross join lateral (
           select count(*) filter (where ${isPayable('f')} and ${isOfPayer('f', 'p')})::int as open,
                  count(*) filter (where ${isPayable('f')} and not coalesce(${isOfPayer('f', 'p')}, false))::int as others,
                  count(*) filter (where status = 'rejected')::int as rejected,
                  coalesce(bool_or(${isOfErased('f')}), false) as erased,
                  coalesce(bool_or(${isPayable('f')} and ${isOfPayer('f', 'p')} and ${isHeld('f')}), false) as held
           from ${claims} f where ${fits('f', 'p')} or f.id = p."claimId") o
         where ${isAskedFor}
           and ($4::timestamptz is null or p."receivedAt" ${beyond} $4 or (p."receivedAt" = $4 and p.id > $5))
         order by p."receivedAt" ${direction}, p.id limit $2 offset $3`,
          [asked, pageSize + 1, cursor === undefined ? (page - 1) * pageSize : 0, receivedAt, id],
        ),
      ),
      this.pool.query<{ total: number }>(
        `select count(*)::int as total from commerce.card_payments p
         left join ${claims} c on c.id = p.claim_id where ${isAskedFor}`,
        [asked],
      ),
    ]);
    return pageShowing(rows, counted[0]?.total ?? 0, request, (last) =>
      formatCursor([last.receivedAt.toISOString(), last.id]),
    );
  }
}

const isPlace = (place: readonly unknown[]): place is [string, string] =>
  typeof place[0] === 'string' && !Number.isNaN(Date.parse(place[0])) && isUuid(place[1]);

/** Staff handle unmatched payments, and mismatched ones while their claim is undecided. */
const isAskedFor = `case when $1::text is not null then p.state = $1
  else p.state = 'unmatched' or (p.state = 'mismatched' and c.status = 'pending') end`;
