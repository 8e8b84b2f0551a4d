import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/pool.js';
import { type Eraser, Erasers, type Erasure, PurposeRules } from '../erasure/eraser.js';

/** Deletes mail of an erased recipient, whose key is destroyed already. */
@Injectable()
export class MailEraser implements Eraser {
  readonly name = 'mail';
  readonly tables = ['mail.messages'];

  constructor(
    erasers: Erasers,
    private readonly rules: PurposeRules,
  ) {
    erasers.register(this);
  }

  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (!purposes.includes(this.rules.ofMail)) return 0;
    const { rowCount } = await tx.query('delete from mail.messages where subject_id = $1', [subjectId]);
    return rowCount ?? 0;
  }
}
