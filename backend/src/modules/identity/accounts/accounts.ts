import { Injectable } from '@nestjs/common';
import { Pool } from '../../../platform/database/pool.js';
import type { StaffRole } from '../domain/member.events.js';
import { ContactHashes } from './contact-hashes.js';

/** The part of an account that signing in needs. The address itself is only in the log and the read models. */
export interface Account {
  readonly memberId: string;
  readonly passwordHash: string;
  readonly roles: readonly StaffRole[];
  readonly banned: boolean;
  readonly banReason: string | null;
  /** The staff member who set the address. Null once its owner has signed in with it. */
  readonly emailSetBy: string | null;
}

const columns = `member_id as "memberId", password_hash as "passwordHash", roles, banned_at is not null as banned,
  ban_reason as "banReason", email_set_by as "emailSetBy"`;

@Injectable()
export class Accounts {
  constructor(
    private readonly pool: Pool,
    private readonly hashes: ContactHashes,
  ) {}

  async byEmail(email: string): Promise<Account | undefined> {
    return this.byEmailHash(await this.hashes.email(email));
  }

  async byEmailHash(emailHash: Buffer): Promise<Account | undefined> {
    const { rows } = await this.pool.query<Account>({
      name: 'account-by-email',
      text: `select ${columns} from identity.accounts where email_hash = $1`,
      values: [emailHash],
    });
    return rows[0];
  }

  async byId(memberId: string): Promise<Account | undefined> {
    const { rows } = await this.pool.query<Account>({
      name: 'account-by-id',
      text: `select ${columns} from identity.accounts where member_id = $1`,
      values: [memberId],
    });
    return rows[0];
  }

  async someoneIsAdmin(): Promise<boolean> {
    const { rowCount } = await this.pool.query(`select from identity.accounts where 'admin' = any(roles) limit 1`);
    return rowCount === 1;
  }
}
