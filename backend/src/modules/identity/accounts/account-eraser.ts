import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/pool.js';
import { type Eraser, Erasers, type Erasure } from '../../../platform/erasure/eraser.js';
import { erasesMember } from '../domain/purposes.js';

/** Whoever has neither name nor address left has no account either. */
@Injectable()
export class AccountEraser implements Eraser {
  readonly name = 'account, second factor, sessions and reset links';
  readonly tables = [
    'identity.accounts',
    'identity.banned_contacts',
    'identity.sessions',
    'identity.refresh_tokens',
    'identity.second_factors',
    'identity.recovery_codes',
    'identity.password_resets',
    'identity.password_reset_requests',
  ];

  constructor(erasers: Erasers) {
    erasers.register(this);
  }

  /** The one account that went, even where it went with the event already. */
  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (!purposes.some(erasesMember)) return 0;
    await closeAccount(tx, subjectId);
    return 1;
  }
}

/** Second factor, sessions, reset links and contact hashes go with the account. */
export async function closeAccount(tx: Transaction, memberId: string): Promise<void> {
  await tx.query(
    `delete from identity.password_reset_requests
     where email_hash = (select email_hash from identity.accounts where member_id = $1)`,
    [memberId],
  );
  await tx.query('delete from identity.accounts where member_id = $1', [memberId]);
}
