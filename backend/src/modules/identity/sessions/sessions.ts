import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../../platform/config/clock.js';
import { inTransaction, Pool, type Transaction } from '../../../platform/database/pool.js';
import { LiveUpdates } from '../../../platform/live-updates/live-updates.js';
import { hashOf, newToken } from './refresh-token.js';
import { later, lifetimes } from './session-rows.js';

export interface StartedSession {
  readonly sessionId: string;
  readonly memberId: string;
  readonly refreshToken: string;
  readonly endsAt: Date;
}

/** The checks before the session opens. */
export interface SignInProof {
  readonly passwordHash?: string;
  readonly secondFactor?: boolean;
}

export interface OpenSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

interface SignIns {
  readonly lastSignInAt: Date | null;
  readonly sessions: number;
  readonly secondFactorSince: Date | null;
}

/** The member ended the session: by sign-out, by a new sign-in, or in the list of devices. */
export const SIGNED_OUT = 'signed out';

const MAX_USER_AGENT = 300;

export const deviceOf = (userAgent: string | undefined): string => (userAgent ?? '').slice(0, MAX_USER_AGENT);

@Injectable()
export class Sessions {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly live: LiveUpdates,
  ) {}

  /** Undefined when the account was banned or erased, or its password changed, since the password was checked. */
  async start(memberId: string, device: string, proof: SignInProof): Promise<StartedSession | undefined> {
    const token = newToken();
    const at = this.clock.now();
    return inTransaction(this.pool, async (tx) => {
      const roles = await lockAccount(tx, memberId, at, proof.passwordHash);
      if (!roles) return undefined;
      const { idleMs, maxMs } = roles.length > 0 ? lifetimes.staff : lifetimes.member;
      const id = uuidv7();
      const endsAt = later(at, maxMs);
      await tx.query(
        `insert into identity.sessions
           (id, member_id, user_agent, created_at, last_used_at, idle_until, ends_at, second_factor_at)
         values ($1, $2, $3, $4, $4, $5, $6, $7)`,
        [id, memberId, device, at, later(at, idleMs), endsAt, proof.secondFactor ? at : null],
      );
      await tx.query('insert into identity.refresh_tokens (token_hash, session_id) values ($1, $2)', [
        hashOf(token),
        id,
      ]);
      return { sessionId: id, memberId, refreshToken: token, endsAt };
    });
  }

  /** Opens what requires a recent second factor for a while. */
  async recordSecondFactor(sessionId: string): Promise<void> {
    await this.pool.query('update identity.sessions set second_factor_at = $2 where id = $1', [
      sessionId,
      this.clock.now(),
    ]);
  }

  async openOf(memberId: string): Promise<OpenSession[]> {
    const { rows } = await this.pool.query<OpenSession>(
      `select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
       from identity.sessions
       where member_id = $1 and ended_at is null and idle_until > $2 and ends_at > $2
       order by last_used_at desc, id`,
      [memberId, this.clock.now()],
    );
    return rows;
  }

  /** Last sign-in, number of open sessions and second factor of each account. */
  async signInsOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, SignIns>> {
    const { rows } = await this.pool.query<SignIns & { id: string }>(
      `select a.member_id as id, a.signed_in_at as "lastSignInAt", f.turned_on_at as "secondFactorSince",
         (select count(*)::int from identity.sessions s where s.member_id = a.member_id and ended_at is null
            and idle_until > $2 and ends_at > $2) as sessions
       from identity.accounts a left join identity.second_factors f using (member_id) where a.member_id = any($1)`,
      [memberIds, this.clock.now()],
    );
    return new Map(rows.map(({ id, ...signIns }) => [id, signIns]));
  }

  async membersWithSessions(): Promise<string[]> {
    const { rows } = await this.pool.query<{ member_id: string }>(
      'select distinct member_id from identity.sessions where ended_at is null and idle_until > $1 and ends_at > $1',
      [this.clock.now()],
    );
    return rows.map((row) => row.member_id);
  }

  /** Signs the member out of one device. Answers whether the session was open. */
  async end(memberId: string, sessionId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update identity.sessions set ended_at = $3, end_reason = $4
       where id = $2 and member_id = $1 and ended_at is null`,
      [memberId, sessionId, this.clock.now(), SIGNED_OUT],
    );
    this.live.disconnectSession(sessionId);
    return rowCount === 1;
  }

  async endByToken(token: string): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; member_id: string }>(
      `select s.id, s.member_id from identity.refresh_tokens t join identity.sessions s on s.id = t.session_id
       where t.token_hash = $1`,
      [hashOf(token)],
    );
    if (rows[0]) await this.end(rows[0].member_id, rows[0].id);
  }
}

/**
 * Locks the account, so that a ban or new password is waited for, or ends this session too. Clears `email_set_by` after
 * a password: only the owner knows it.
 */
async function lockAccount(
  tx: Transaction,
  memberId: string,
  at: Date,
  hash?: string,
): Promise<readonly string[] | undefined> {
  const { rows } = await tx.query<{ roles: string[] }>(
    `update identity.accounts set last_seen_at = $3, signed_in_at = $3, warned_at = null,
       email_set_by = case when $2::text is null then email_set_by end
     where member_id = $1 and banned_at is null and password_hash = coalesce($2, password_hash) returning roles`,
    [memberId, hash, at],
  );
  return rows[0]?.roles;
}
