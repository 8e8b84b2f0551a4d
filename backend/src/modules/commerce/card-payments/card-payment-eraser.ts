import { Injectable } from '@nestjs/common';
import { inTransaction, Pool, type Transaction } from '../../../platform/database/pool.js';
import { type Eraser, Erasers, type Erasure, PurposeRules } from '../../../platform/erasure/eraser.js';
import { programFee } from '../domain/program-fee.aggregate.js';
import type { CardPayment } from './card-payment.js';
import { claimIdsOf } from './reference-key.js';

/** Erases the reference, as the payer typed it. The gateway's id, amount and day stay, as accounting needs them. */
@Injectable()
export class CardPaymentEraser implements Eraser {
  readonly name = 'references of card payments';
  readonly tables = ['commerce.card_payments'];

  constructor(
    erasers: Erasers,
    private readonly pool: Pool,
    private readonly rules: PurposeRules,
  ) {
    erasers.register(this);
  }

  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (purposes.some((purpose) => this.rules.essential.includes(purpose))) await releasePayments(tx, subjectId);
    if (!purposes.includes('profile')) return 0;
    await linkPaymentsToClaims(tx, subjectId);
    const { rowCount } = await tx.query(
      `update commerce.card_payments set reference = '[erased]', reference_key = id::text
       where reference <> '[erased]' and (member_id = $1 or claim_id in (
         select id from read.program_fees where member_id = $1 union select id from read.orders where member_id = $1))`,
      [subjectId],
    );
    return rowCount ?? 0;
  }

  /** Erases the reference of a payment that arrived after the erasure of its member. */
  async eraseLate({ reference }: CardPayment): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select subject_id as id from es.erasures where purpose = 'profile'`,
    );
    const claims = rows.flatMap(({ id }) => claimIdsOf(id, reference));
    const { rows: erased } = await this.pool.query<{ subjectId: string }>(
      `select subject_id as "subjectId" from es.streams where stream_id = any($1) and kind = $2`,
      [claims, programFee.kind],
    );
    for (const { subjectId } of erased)
      await inTransaction(this.pool, (tx) => this.erase(tx, { subjectId, purposes: ['profile'] }));
  }
}

async function releasePayments(tx: Transaction, memberId: string): Promise<void> {
  await tx.query(
    `update commerce.card_payments set state = 'unmatched' where state = 'mismatched'
     and claim_id in (select id from read.program_fees where member_id = $1 and status = 'pending'
       union select id from read.orders where member_id = $1 and paid_at is null)`,
    [memberId],
  );
}

/** Links by claim id, which follows from the reference, as the read model may be erased already. */
async function linkPaymentsToClaims(tx: Transaction, memberId: string): Promise<void> {
  const { rows } = await tx.query<{ id: string; reference: string }>(
    `select id, reference from commerce.card_payments p where claim_id is null and not exists (
       select 1 from read.program_fees f where f.reference_key = p.reference_key and not exists (
         select 1 from es.erasures e where e.subject_id = f.member_id and e.purpose = 'profile'))`,
  );
  const named = rows.flatMap(({ id, reference }) =>
    claimIdsOf(memberId, reference).map((claim) => [id, claim] as const),
  );
  await tx.query(
    `update commerce.card_payments p set claim_id = c.claim_id from unnest($1::uuid[], $2::uuid[]) c (id, claim_id)
     where p.id = c.id and c.claim_id in (select stream_id from es.streams where subject_id = $3 and kind = $4)`,
    [named.map(([id]) => id), named.map(([, claim]) => claim), memberId, programFee.kind],
  );
}
