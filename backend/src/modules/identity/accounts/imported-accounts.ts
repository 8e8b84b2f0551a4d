import { Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../../../platform/database/pool.js';
import { ContactHashes } from './contact-hashes.js';

export interface ImportedAccount {
  readonly memberId: string;
  readonly email: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly membershipType: string;
  readonly verifiedAt: Date | null;
  readonly bannedAt: Date | null;
  /** Whether the member has no password and is mailed a link to choose one. */
  readonly isInvited: boolean;
}

type Contact = Pick<ImportedAccount, 'email' | 'phone'>;

/** Writes the accounts of many imported members at once. */
@Injectable()
export class ImportedAccounts {
  constructor(
    private readonly pool: Pool,
    private readonly hashes: ContactHashes,
  ) {}

  /** The members who have these addresses already, by address. */
  async ownersOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const byHash = new Map<string, string>();
    for (const email of emails) byHash.set((await this.hashes.email(email)).toString('hex'), email);
    const { rows } = await this.pool.query<{ hash: string; memberId: string }>(
      `select encode(email_hash, 'hex') as hash, member_id as "memberId" from identity.accounts
       where email_hash = any(select decode(h, 'hex') from unnest($1::text[]) h)`,
      [[...byHash.keys()]],
    );
    return new Map(rows.map(({ hash, memberId }) => [byHash.get(hash) ?? '', memberId]));
  }

  /** The contacts whose address or phone belongs to a banned member. */
  async bannedAmong(contacts: readonly Contact[]): Promise<ReadonlySet<string>> {
    const byHash = new Map<string, string>();
    for (const { email, phone } of contacts) {
      byHash.set((await this.hashes.email(email)).toString('hex'), email);
      const phoneHash = await this.hashes.phone(phone);
      if (phoneHash) byHash.set(phoneHash.toString('hex'), email);
    }
    const { rows } = await this.pool.query<{ hash: string }>(
      `with asked as (select decode(h, 'hex') as hash from unnest($1::text[]) h)
       select encode(contact_hash, 'hex') as hash from identity.banned_contacts
         where contact_hash in (select hash from asked)
       union all select encode(contact_hash, 'hex') from identity.kept_bans
         where contact_hash in (select hash from asked) and kept_until > now()`,
      [[...byHash.keys()]],
    );
    return new Set(rows.map(({ hash }) => byHash.get(hash) ?? ''));
  }

  async open(tx: Transaction, accounts: readonly ImportedAccount[]): Promise<void> {
    const hashed = await Promise.all(
      accounts.map(async ({ email, phone, ...account }) => ({
        ...account,
        emailHash: (await this.hashes.email(email)).toString('hex'),
        phoneHash: (await this.hashes.phone(phone))?.toString('hex') ?? null,
      })),
    );
    await tx.query(
      `insert into identity.accounts
         (member_id, email_hash, phone_hash, password_hash, membership_type, email_verified_at)
       select "memberId", decode("emailHash", 'hex'), decode("phoneHash", 'hex'), "passwordHash", "membershipType",
         "verifiedAt"
       from jsonb_to_recordset($1::jsonb) as account ("memberId" uuid, "emailHash" text, "phoneHash" text,
         "passwordHash" text, "membershipType" text, "verifiedAt" timestamptz)`,
      [JSON.stringify(hashed)],
    );
    await tx.query(
      `insert into identity.password_reset_requests (id, email_hash, requested_at, because)
       select member_id, email_hash, now(), 'invited' from identity.accounts where member_id = any($1)`,
      [accounts.filter(({ isInvited }) => isInvited).map(({ memberId }) => memberId)],
    );
  }

  /** Runs in the transaction of the ban events, as accounts are compared with the log at any time. */
  async ban(tx: Transaction, bans: readonly { readonly memberId: string; readonly at: Date }[]): Promise<void> {
    await tx.query(
      `update identity.accounts a set banned_at = ban.at
       from jsonb_to_recordset($1::jsonb) as ban ("memberId" uuid, at timestamptz) where a.member_id = ban."memberId"`,
      [JSON.stringify(bans)],
    );
    await tx.query(
      `insert into identity.banned_contacts (contact_hash, member_id)
       select contact, member_id from identity.accounts, unnest(array[email_hash, phone_hash]) contact
       where member_id = any($1) and contact is not null`,
      [bans.map(({ memberId }) => memberId)],
    );
  }
}
