import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/pool.js';
import { type Eraser, Erasers, type Erasure } from '../../../platform/erasure/eraser.js';
import { claimIdsOf, referenceKey } from '../card-payments/reference-key.js';
import { order } from '../domain/order.aggregate.js';
import { ownReferencesIn } from '../domain/statement-matching.js';
import { PaymentReferences } from '../payment-references/payment-references.js';
import type { StoredRow } from './statements.js';
import { readWords } from './words.js';

/** Erases the bank's texts about payments of the member. Day and amount stay, as accounting needs them. */
@Injectable()
export class StatementEraser implements Eraser {
  readonly name = 'texts of bank statements';
  readonly tables = ['commerce.statement_rows', 'commerce.statements', 'commerce.statement_layouts'];

  constructor(
    erasers: Erasers,
    private readonly references: PaymentReferences,
  ) {
    erasers.register(this);
  }

  /** Erases rows that were matched with a payment of the member, and rows that have the reference of one. */
  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (!purposes.includes('profile')) return 0;
    const { rows: streams } = await tx.query<{ id: string; kind: string }>(
      'select stream_id as id, kind from es.streams where subject_id = $1',
      [subjectId],
    );
    const own = new Set(streams.map(({ id }) => id));
    const orders = streams.filter(({ kind }) => kind === order.kind).map(({ id }) => id);
    const ofOrders = new Set((await this.references.ofOrders(subjectId, orders)).map(referenceKey));
    const { rows } = await tx.query<Pick<StoredRow, 'id' | 'claimId' | 'reference' | 'narration'>>(
      `select id, claim_id as "claimId", reference, narration from commerce.statement_rows where payer <> '[erased]'`,
    );
    const theirs = rows.filter(
      (row) =>
        own.has(row.claimId ?? '') ||
        referencesOf(row).some(
          (text) => ofOrders.has(referenceKey(text)) || claimIdsOf(subjectId, text).some((id) => own.has(id)),
        ),
    );
    const { rowCount } = await tx.query(
      `update commerce.statement_rows set reference = '[erased]', narration = '[erased]', payer = '[erased]'
       where id = any($1)`,
      [theirs.map(({ id }) => id)],
    );
    return rowCount ?? 0;
  }
}

/** References that a row may have. Claim ids follow from them, while the read model may be erased already. */
const referencesOf = ({ reference, narration }: Pick<StoredRow, 'reference' | 'narration'>): string[] => [
  reference,
  ...ownReferencesIn(readWords(`${reference} ${narration}`)),
];
