import { Inject, Injectable } from '@nestjs/common';
import { AccountStatuses, type AccountSummary, type TokenStatus } from '../../../access/account-statuses.js';
import { type AccountStatus, RECENT_SECOND_FACTOR_MINUTES } from '../../../access/policy.js';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { hashOfApiToken } from '../../../platform/access/api-token.js';
import { Clock } from '../../../platform/config/clock.js';
import { JoinedReads } from '../../../platform/database/joined-reads.js';
import { Pool } from '../../../platform/database/pool.js';
import { addMinutes } from '../../../platform/event-sourcing/index.js';
import { Accounts } from './accounts.js';

const emailVerification = (setting: string): string =>
  `case when a.membership_type is not null and a.email_verified_at is null then ${setting} else 'off' end as "emailVerification"`;

/** `caller` selects the member, and the columns that exist only for a session or only for a token. */
const accountStatus = (
  caller: string,
  secondFactorAt: string,
  more: string,
): string => `select a.member_id as "memberId", a.roles, a.membership_type as "membershipType",
    $2::boolean and cardinality(a.roles) > 0 and f.member_id is null as "lacksSecondFactor",
    f.member_id is not null and coalesce(${secondFactorAt} < $4, true) as "hasOldSecondFactor",
    ${emailVerification('$3')}, a.banned_at is not null as suspended, a.ban_reason as "suspensionReason",
    coalesce(p.pro_plan <> 'none', false) as pro, coalesce(p.points, 0) as points,
    p.kyc_status as "kycStatus", p.approved_at as "approvedAt"${more}
  from ${caller} s
  join identity.accounts a using (member_id)
  left join identity.second_factors f on f.member_id = a.member_id and f.turned_on_at is not null
  left join read.profile p on p.id = s.member_id
  where `;

const ofSessions = `${accountStatus('identity.sessions', 's.second_factor_at', ', s.id as "sessionId"')}
  s.id = any($5) and s.ended_at is null and s.idle_until > $1 and s.ends_at > $1`;

const lastUse = ', s.last_used_on is distinct from $1::date as "isFirstToday"';
const tokenItself = `, jsonb_build_object('id', s.id, 'rights', s.rights) as "apiToken"${lastUse}`;
const ofToken = `${accountStatus('identity.api_tokens', 'null::timestamptz', tokenItself)}
  s.token_hash = $5 and s.expires_at > $1 and a.banned_at is null`;

type StatusOfSession = AccountStatus & { readonly sessionId: string };

/** Reads roles, ban and session from tables that are written with the log, and the rest from the profile. */
@Injectable()
export class DatabaseAccountStatuses extends AccountStatuses {
  private readonly sessions = new JoinedReads((ids) => this.ofSessions(ids));

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    @Inject(CONFIG) private readonly config: ProductConfig,
  ) {
    super();
  }

  override async of(memberId: string, sessionId: string): Promise<AccountStatus | undefined> {
    const found = await this.sessions.one(sessionId);
    if (found?.memberId !== memberId) return undefined;
    const { sessionId: _asked, ...status } = found;
    return status;
  }

  private async ofSessions(ids: string[]): Promise<Map<string, StatusOfSession>> {
    const values = [...this.given(), ids];
    const { rows } = await this.pool.query<StatusOfSession>({ name: 'account-statuses', text: ofSessions, values });
    return new Map(rows.map((row) => [row.sessionId, row]));
  }

  override async ofApiToken(token: string): Promise<TokenStatus | undefined> {
    const values = [...this.given(), hashOfApiToken(token)];
    const { rows } = await this.pool.query<TokenStatus & { isFirstToday: boolean }>({
      name: 'token-status',
      text: ofToken,
      values,
    });
    const [status] = rows;
    if (status?.isFirstToday)
      await this.pool.query('update identity.api_tokens set last_used_on = $2 where id = $1', [
        status.apiToken.id,
        this.clock.now(),
      ]);
    return status;
  }

  private given(): unknown[] {
    const now = this.clock.now();
    const { staffSecondFactor, emailVerification: asked } = this.config;
    return [now, staffSecondFactor === 'required', asked, addMinutes(now, -RECENT_SECOND_FACTOR_MINUTES)];
  }

  override async ofAccount(memberId: string): Promise<AccountSummary | undefined> {
    const { rows } = await this.pool.query<AccountSummary>({
      name: 'account-summary',
      text: `select ${emailVerification('$2')}, a.banned_at is not null as suspended,
               a.membership_type as "membershipType", coalesce(p.pro_plan <> 'none', false) as pro, p.country
             from identity.accounts a left join read.profile p on p.id = a.member_id where member_id = $1`,
      values: [memberId, this.config.emailVerification],
    });
    return rows[0];
  }

  override async memberOf(email: string): Promise<string | undefined> {
    return (await this.accounts.byEmail(email))?.memberId;
  }
}
