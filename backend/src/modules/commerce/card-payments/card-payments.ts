import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { Clock } from '../../../platform/config/clock.js';
import { Pool } from '../../../platform/database/pool.js';
import { isDatabaseError } from '../../../platform/database/sql-state.js';
import { derivedId } from '../../../platform/event-sourcing/index.js';
import type { Money } from '../domain/money.js';
import type { CardPayment, CardPaymentKind, CardPaymentState, ChargedCard } from './card-payment.js';
import { claims, columns, fits, isHeld, isOfPayer, isPaidFor, isPayable, isReturnable } from './claims.js';
import { referenceKey } from './reference-key.js';

const DELIVERIES = '01900000-0000-7000-8000-00000000ca5d';

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
                 select count(*) = 1 and bool_and(not ${isHeld} and not ${isPaidFor('f.id', 'p.reference_key')})
                 from ${claims} f where ${fits} and ${isPayable} and ${isOfPayer}))
               or (state = 'unmatched' and kind <> 'charge' and claim_id is null and (
                 select 1 in (count(*), count(*) filter (where f.paid))
                 from ${claims} f where ${fits} and ${isReturnable})))
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
               ${isHeld} as "isHeld"
             from commerce.card_payments p cross join lateral (select * from ${claims} f where ${fits}) f
             where p.id = $1 and case when p.kind = 'charge' then ${isPayable} and ${isOfPayer}
               else ${isReturnable} end`,
      values: [id],
    });
    return rows;
  }

  /** Whether a payment other than this charge paid for the claim. `isOther` ignores charges under its reference. */
  async isPaid(claimId: string, { reference }: ChargedCard, isOther = false): Promise<boolean> {
    const key = referenceKey(reference);
    const { rowCount } = await this.pool.query({
      name: 'card-payment-is-paid',
      text: `select 1 where ${isPaidFor('$1', '$2', '$3')}`,
      values: [claimId, key, isOther ? key : ''],
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
                 - greatest(sum(amount) filter (where kind = 'refund'),
                            sum(amount) filter (where kind = 'dispute-lost'), 0)
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
                 and (state in ('unmatched', 'mismatched') or ($9 and state = 'matched'))
                 and ($5 or (amount = $8 and $2 in ('refund', 'dispute-lost')))
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
}
