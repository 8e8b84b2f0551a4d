import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/config/clock.js';
import { Pool } from '../../../platform/database/pool.js';
import { LiveUpdates } from '../../../platform/live-updates/live-updates.js';
import { decryptSuccessor, encryptSuccessor, hashOf, newToken } from './refresh-token.js';
import { later, lifetimes } from './session-rows.js';
import { SIGNED_OUT, type StartedSession } from './sessions.js';

/** How long an exchanged token still leads its own device to the next one, as for two tabs or a lost response. */
const GRACE_MS = 20_000;

export type Rotation =
  | { readonly outcome: 'rotated'; readonly session: StartedSession }
  | { readonly outcome: 'ended' | 'revoked' }
  | { readonly outcome: 'copied'; readonly memberId: string }
  | { readonly outcome: 'banned'; readonly memberId: string; readonly reason: string | null };

interface TokenRow {
  readonly session_id: string;
  readonly member_id: string;
  readonly user_agent: string;
  readonly ends_at: Date;
  readonly open: boolean;
  readonly revoked: boolean;
  readonly rotated_at: Date | null;
  readonly successor: Buffer | null;
  readonly banned: boolean;
  readonly ban_reason: string | null;
}

/** Answers `revoked` when a rule or staff ended the session or an erasure deleted it, else `ended`. */
const closed = (row: TokenRow | undefined): Rotation => ({ outcome: row && !row.revoked ? 'ended' : 'revoked' });

/** Exchanges refresh tokens. Each can be exchanged once; a second exchange from elsewhere ends the session. */
@Injectable()
export class TokenRotation {
  private readonly logger = new Logger('sessions');

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly live: LiveUpdates,
  ) {}

  async rotate(token: string, device: string): Promise<Rotation> {
    const session = await this.exchange(token, device);
    if (session) return { outcome: 'rotated', session };
    const row = await this.find(token);
    if (row?.banned) return { outcome: 'banned', memberId: row.member_id, reason: row.ban_reason };
    if (!row?.open) return closed(row);
    return this.replay(token, row, device);
  }

  /** One statement, so that only one of several requests with the same token succeeds. */
  private async exchange(token: string, device: string): Promise<StartedSession | undefined> {
    const successor = newToken();
    const at = this.clock.now();
    const { rows } = await this.pool.query<{ id: string; member_id: string; ends_at: Date }>({
      name: 'rotate-refresh-token',
      text: `with used as (
               update identity.refresh_tokens t set rotated_at = $2, successor = $3
               from identity.sessions s join identity.accounts a using (member_id)
               where t.token_hash = $1 and t.rotated_at is null and s.id = t.session_id and a.banned_at is null
                 and s.ended_at is null and s.idle_until > $2 and s.ends_at > $2
               returning t.session_id, cardinality(a.roles) > 0 as staff),
             next as (insert into identity.refresh_tokens (token_hash, session_id) select $4, session_id from used)
             update identity.sessions s
             set last_used_at = $2, user_agent = $5, idle_until = case when used.staff then $6::timestamptz else $7 end
             from used where s.id = used.session_id and s.ended_at is null
             returning s.id, s.member_id, s.ends_at`,
      values: [
        hashOf(token),
        at,
        encryptSuccessor(token, successor),
        hashOf(successor),
        device,
        later(at, lifetimes.staff.idleMs),
        later(at, lifetimes.member.idleMs),
      ],
    });
    const row = rows[0];
    return row && { sessionId: row.id, memberId: row.member_id, refreshToken: successor, endsAt: row.ends_at };
  }

  private async find(token: string): Promise<TokenRow | undefined> {
    const { rows } = await this.pool.query<TokenRow>({
      name: 'refresh-token',
      text: `select s.id as session_id, s.member_id, s.user_agent, s.ends_at, t.rotated_at, t.successor,
               s.ended_at is null and s.idle_until > $2 and s.ends_at > $2 as open,
               s.end_reason <> '${SIGNED_OUT}' as revoked, a.banned_at is not null as banned, a.ban_reason
             from identity.refresh_tokens t
             join identity.sessions s on s.id = t.session_id join identity.accounts a using (member_id)
             where t.token_hash = $1`,
      values: [hashOf(token), this.clock.now()],
    });
    return rows[0];
  }

  /** Leads a late device to the newest token, through further exchanges if needed. */
  private async replay(token: string, row: TokenRow, device: string): Promise<Rotation> {
    const { session_id: sessionId, member_id: memberId, ends_at: endsAt, rotated_at: rotatedAt, successor } = row;
    if (!rotatedAt || !successor) return this.rotate(token, device); // the row changed between the two queries
    const isLate = this.clock.now().getTime() - rotatedAt.getTime() > GRACE_MS;
    if (isLate || row.user_agent !== device) return this.endFamily(row);
    const refreshToken = decryptSuccessor(token, successor);
    const next = await this.find(refreshToken);
    if (!next?.open) return closed(next);
    if (next.rotated_at) return this.replay(refreshToken, next, device);
    return { outcome: 'rotated', session: { sessionId, memberId, refreshToken, endsAt } };
  }

  /** Somebody has a copy. Deletes all tokens of the session, so that the grace period of the newest ends too. */
  private async endFamily({ session_id: sessionId, member_id: memberId }: TokenRow): Promise<Rotation> {
    this.logger.warn({ message: 'a refresh token was used again; its session was ended' });
    const { rowCount } = await this.pool.query(
      `with gone as (delete from identity.refresh_tokens where session_id = $1)
       update identity.sessions set ended_at = $2, end_reason = 'token reused' where id = $1 and ended_at is null`,
      [sessionId, this.clock.now()],
    );
    this.live.disconnectSession(sessionId);
    return rowCount === 1 ? { outcome: 'copied', memberId } : { outcome: 'ended' };
  }
}
