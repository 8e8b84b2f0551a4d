import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { inTransaction, Pool } from '../../../platform/database/pool.js';
import { Erasures } from '../../../platform/erasure/erasures.js';
import { addCalendarMonths, addDays } from '../../../platform/event-sourcing/index.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mailbox } from '../../../platform/mail/mailbox.js';
import { memberAggregate, memberOf } from '../domain/member.aggregate.js';
import { purposes, RETENTION } from '../domain/purposes.js';
import { EmailAddresses } from './email-addresses.js';
import { inactivityMail } from './mails.js';

const MAX_MEMBERS_PER_RUN = 500;
const DAY_MINUTES = 24 * 60;
const WARNED = 'warned_at < $1';

const sweeps: JobKind<Record<string, never>> = { queue: 'sweep-inactive-members' };

/** Warns members who have not been here for long, and erases those who do not come back. Runs daily. */
@Injectable()
export class InactiveAccounts {
  constructor(
    private readonly bus: CommandBus,
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly mailbox: Mailbox,
    private readonly addresses: EmailAddresses,
    private readonly erasures: Erasures,
    @Inject(CONFIG) private readonly config: ProductConfig,
    jobs: Jobs,
  ) {
    jobs.handle(sweeps, () => this.run());
    jobs.every({ every: { minutes: DAY_MINUTES } }, sweeps);
  }

  async run(): Promise<void> {
    const { inactiveMonths, warningDays } = this.config.retention;
    if (inactiveMonths === null) return;
    const now = this.clock.now();
    const unseenSince = addCalendarMonths(now, -inactiveMonths);
    await this.noteSessions(unseenSince);
    for (const id of await this.find('warned_at is null and last_seen_at < $1', unseenSince)) await this.warn(id, now);
    const warnedUntil = addDays(now, -warningDays);
    for (const id of await this.find(WARNED, warnedUntil))
      if (await this.isStillAway(id, warnedUntil)) await this.erase(id);
  }

  /** An open session that is used keeps its member as well as a sign-in does. */
  private async noteSessions(unseenSince: Date): Promise<void> {
    await this.pool.query(
      `update identity.accounts a set last_seen_at = s.used_at, warned_at = null
       from (select member_id, max(last_used_at) as used_at from identity.sessions group by member_id) s
       where s.member_id = a.member_id and a.last_seen_at < $1 and s.used_at > a.last_seen_at`,
      [unseenSince],
    );
  }

  private async find(where: string, at: Date): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select member_id as id from identity.accounts where roles = '{}' and ${where} limit $2`,
      [at, MAX_MEMBERS_PER_RUN],
    );
    return rows.map(({ id }) => id);
  }

  /** Members may come back while those before them are erased. */
  private async isStillAway(memberId: string, warnedUntil: Date): Promise<boolean> {
    const text = `select from identity.accounts where member_id = $2 and roles = '{}' and ${WARNED}`;
    return (await this.pool.query(text, [warnedUntil, memberId])).rowCount === 1;
  }

  private async warn(memberId: string, now: Date): Promise<void> {
    const { warningDays } = this.config.retention;
    const until = addDays(now, warningDays);
    const message = inactivityMail(await this.addresses.of(memberId), `${this.config.publicUrl}/login`, until);
    await inTransaction(this.pool, async (tx) => {
      const text = 'update identity.accounts set warned_at = $2 where member_id = $1 and warned_at is null';
      const { rowCount } = await tx.query(text, [memberId, now]);
      if (rowCount === 1) await this.mailbox.keep(tx, memberId, message);
    });
  }

  private async erase(memberId: string): Promise<void> {
    const command = { type: 'ErasePersonalData', data: { purposes } } as const;
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, systemCaller(RETENTION)));
    await this.erasures.finishNow(memberId);
  }
}
