import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
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

  /** The one account that went, even where it went with the event already. */
  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (!purposes.some(erasesMember)) return 0;
    await closeAccount(tx, subjectId, this.config.keepBansDays);
    return 1;
  }
}

/** Second factor, sessions, links and contact hashes go with the account; a ban holds for a while, without its member. */
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
