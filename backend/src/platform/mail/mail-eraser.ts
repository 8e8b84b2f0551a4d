import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/pool.js';
import { type Eraser, Erasers, type Erasure } from '../erasure/eraser.js';

/** Kept mail is sealed under its recipient's contact key; once that is gone, the rest of it goes too. */
@Injectable()
export class MailEraser implements Eraser {
  readonly name = 'mail';
  readonly tables = ['mail.messages'];

  constructor(erasers: Erasers) {
    erasers.register(this);
  }

  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (!purposes.includes('contact')) return 0;
    const { rowCount } = await tx.query('delete from mail.messages where subject_id = $1', [subjectId]);
    return rowCount ?? 0;
  }
}
