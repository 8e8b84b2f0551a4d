import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import type { Transaction } from '../../../platform/database/pool.js';
import { type Eraser, Erasers, type Erasure } from '../../../platform/erasure/eraser.js';
import { erasesMember } from '../domain/purposes.js';

/** Deletes the account once the name or the address of its member is erased. */
@Injectable()
export class AccountEraser implements Eraser {
  readonly name = 'account, second factor, sessions and reset links';
  readonly tables = [
    'identity.accounts',
    'identity.banned_contacts',
    'identity.api_tokens',
    'identity.sessions',
    'identity.refresh_tokens',
    'identity.second_factors',
    'identity.recovery_codes',
    'identity.email_verifications',
    'identity.enrolment_codes',
    'identity.password_resets',
    'identity.password_reset_requests',
  ];

  constructor(
    erasers: Erasers,
    @Inject(CONFIG) private readonly config: ProductConfig,
  ) {
    erasers.register(this);
  }

  /** Answers 1 also when the event has deleted the account already. */
  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (!purposes.some(erasesMember)) return 0;
    await closeAccount(tx, subjectId, this.config.keepBansDays);
    return 1;
  }
}

/** Deletes the account with sessions, links and hashes. A ban outlives it, without the member's id. */
export async function closeAccount(tx: Transaction, memberId: string, keepBansDays: number): Promise<void> {
  await keepBans(tx, memberId, keepBansDays);
  await tx.query(
    `delete from identity.password_reset_requests
     where email_hash = (select email_hash from identity.accounts where member_id = $1)`,
    [memberId],
  );
  await tx.query('delete from identity.enrolment_codes where member_id = $1', [memberId]);
  await tx.query('delete from identity.accounts where member_id = $1', [memberId]);
}

async function keepBans(tx: Transaction, memberId: string, days: number): Promise<void> {
  await tx.query(
    `insert into identity.kept_bans (contact_hash, kept_until)
     select contact_hash, now() + make_interval(days => $2) from identity.banned_contacts where member_id = $1
     on conflict (contact_hash) do update set kept_until = greatest(kept_bans.kept_until, excluded.kept_until)`,
    [memberId, days],
  );
}
