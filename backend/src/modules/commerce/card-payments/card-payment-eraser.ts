import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/pool.js';
import { type Eraser, Erasers, type Erasure } from '../../../platform/erasure/eraser.js';
import { erasesMember } from '../../../platform/event-sourcing/index.js';

/**
 * The reference is what the payer typed. The gateway's own number, amount and day stay, as the books need them. A claim
 * that nobody decides on any more holds no payment: what was paid under it is for staff to look after.
 */
@Injectable()
export class CardPaymentEraser implements Eraser {
  readonly name = 'references of card payments';
  readonly tables = ['commerce.card_payments'];

  constructor(@Inject(Erasers) erasers: Erasers) {
    erasers.register(this);
  }

  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (purposes.some(erasesMember)) await letGo(tx, subjectId);
    if (!purposes.includes('profile')) return 0;
    const { rowCount } = await tx.query(
      `update commerce.card_payments set reference = '[erased]', reference_key = id::text
       where reference <> '[erased]' and claim_id in (select id from read.program_fees where member_id = $1)`,
      [subjectId],
    );
    return rowCount ?? 0;
  }
}

async function letGo(tx: Transaction, memberId: string): Promise<void> {
  await tx.query(
    `update commerce.card_payments set state = 'unmatched' where state = 'mismatched'
     and claim_id in (select id from read.program_fees where member_id = $1 and status = 'pending')`,
    [memberId],
  );
}
