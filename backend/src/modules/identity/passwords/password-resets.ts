import { Inject, Injectable } from '@nestjs/common';
import { NIL, v7 as uuidv7 } from 'uuid';
import { PeriodicTask } from '../../../platform/background/periodic-task.js';
import { processBatch } from '../../../platform/background/process-batch.js';
import { Clock } from '../../../platform/config/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { inTransaction, Pool, type Transaction } from '../../../platform/database/pool.js';
import { addMinutes } from '../../../platform/event-sourcing/index.js';
import { Mailbox } from '../../../platform/mail/mailbox.js';
import { Accounts } from '../accounts/accounts.js';
import { ContactHashes } from '../accounts/contact-hashes.js';
import { EmailAddresses } from '../accounts/email-addresses.js';
import { invitationMail, registeredMail, resetMail, suspendedMail } from '../accounts/mails.js';
import { hashOf, newToken } from '../sessions/refresh-token.js';

type Cause = 'forgotten' | 'registered' | 'invited';

interface ResetRequest {
  readonly emailHash: Buffer;
  readonly because: Cause;
}

export interface ResetLink {
  readonly memberId: string;
  readonly isUsed: boolean;
}

const RESET_MINUTES = 60;
const INVITATION_MINUTES = 14 * 24 * 60;
const POLL_INTERVAL_MS = 500;

/**
 * Links that replace a forgotten password. A request only stores the address, which takes equally long for every
 * address. A periodic task looks up the account later.
 */
@Injectable()
export class PasswordResets {
  readonly answering = new PeriodicTask('password resets', POLL_INTERVAL_MS, () =>
    processBatch<string>(
      (limit, after) => this.due(limit, after),
      (id) => this.answer(id),
    ),
  );

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly pool: Pool,
    private readonly accounts: Accounts,
    private readonly hashes: ContactHashes,
    private readonly addresses: EmailAddresses,
    private readonly mailbox: Mailbox,
  ) {}

  async ask(email: string, because: Cause = 'forgotten'): Promise<void> {
    await this.pool.query(
      'insert into identity.password_reset_requests (id, email_hash, requested_at, because) values ($1, $2, $3, $4)',
      [uuidv7(), await this.hashes.email(email), this.clock.now(), because],
    );
  }

  /** Mails the registrant how to go on, also when only the phone is banned and nobody has the address. */
  async answerNewcomer(email: string): Promise<void> {
    if (await this.accounts.byEmail(email)) return this.ask(email, 'registered');
    const { publicUrl } = this.config;
    await inTransaction(this.pool, (tx) => this.mailbox.keep(tx, uuidv7(), suspendedMail(email, publicUrl)));
  }

  /** Undefined when the link is too old. A newer link does not replace an older one. */
  async linkOf(token: string): Promise<ResetLink | undefined> {
    const { rows } = await this.pool.query<ResetLink>(
      `select member_id as "memberId", used_at is not null as "isUsed"
       from identity.password_resets where token_hash = $1 and expires_at > $2`,
      [hashOf(token), this.clock.now()],
    );
    return rows[0];
  }

  private async due(limit: number, after: string = NIL): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      'select id from identity.password_reset_requests where id > $1 order by id limit $2',
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Does nothing when another process has answered the request meanwhile. */
  private async answer(id: string): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      const { rows } = await tx.query<ResetRequest>(
        'delete from identity.password_reset_requests where id = $1 returning email_hash as "emailHash", because',
        [id],
      );
      if (rows[0]) await this.sendLink(tx, rows[0]);
    });
  }

  /** Sends nothing to an unknown address. Tells a banned member of the ban only after a registration. */
  private async sendLink(tx: Transaction, { emailHash, because }: ResetRequest): Promise<void> {
    const account = await this.accounts.byEmailHash(emailHash);
    if (!account || (account.banned && because === 'forgotten')) return;
    const { memberId } = account;
    const { publicUrl } = this.config;
    const to = await this.addresses.of(memberId);
    if (account.banned) return this.mailbox.keep(tx, memberId, suspendedMail(to, publicUrl));
    const token = newToken();
    await tx.query('insert into identity.password_resets (token_hash, member_id, expires_at) values ($1, $2, $3)', [
      hashOf(token),
      memberId,
      addMinutes(this.clock.now(), because === 'invited' ? INVITATION_MINUTES : RESET_MINUTES),
    ]);
    const link = `${publicUrl}/reset-password?token=${token}`;
    const mails = {
      registered: () => registeredMail(to, publicUrl, link),
      invited: () => invitationMail(to, link),
      forgotten: () => resetMail(to, link),
    };
    await this.mailbox.keep(tx, memberId, mails[because]());
  }
}
