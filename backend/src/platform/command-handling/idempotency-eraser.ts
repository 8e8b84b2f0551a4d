import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/pool.js';
import { type Eraser, Erasers, type Erasure } from '../erasure/eraser.js';

/** Erases answers, which are encrypted, and requests, which are keyed hashes. Both come from a member's input. */
@Injectable()
export class IdempotencyEraser implements Eraser {
  readonly name = 'kept answers';
  readonly tables = ['es.idempotency_keys'];

  constructor(erasers: Erasers) {
    erasers.register(this);
  }

  async erase(tx: Transaction, { subjectId }: Erasure): Promise<number> {
    const own = await tx.query('delete from es.idempotency_keys where actor_id = $1', [subjectId]);
    const { rowCount } = await tx.query(
      `delete from es.idempotency_keys k using es.events e join es.streams s using (stream_id)
       where s.subject_id = $1 and k.actor_id = e.actor_id and k.key = e.command_id`,
      [subjectId],
    );
    return (own.rowCount ?? 0) + (rowCount ?? 0);
  }
}
