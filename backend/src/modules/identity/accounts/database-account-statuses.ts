import { Inject, Injectable } from '@nestjs/common';
import { AccountStatuses, type AccountSummary } from '../../../access/account-statuses.js';
import { type AccountStatus, RECENT_SECOND_FACTOR_MINUTES } from '../../../access/policy.js';
import type { ProductConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/config/clock.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Pool } from '../../../platform/database/pool.js';
import { addMinutes } from '../../../platform/event-sourcing/index.js';
import { Accounts } from './accounts.js';

const emailVerification = (setting: string): string =>
  `case when a.membership_type is not null and a.email_verified_at is null then ${setting} else 'off' end as "emailVerification"`;

const accountStatus = `select a.member_id as "memberId", a.roles, a.membership_type as "membershipType",
    $4::boolean and cardinality(a.roles) > 0 and f.member_id is null as "lacksSecondFactor",
    f.member_id is not null and coalesce(s.second_factor_at < $6, true) as "hasOldSecondFactor",
    ${emailVerification('$5')}, a.banned_at is not null as suspended, a.ban_reason as "suspensionReason",
    coalesce(p.pro_plan <> 'none', false) as pro, coalesce(p.points, 0) as points,
    p.kyc_status as "kycStatus", p.approved_at as "approvedAt"
  from identity.sessions s
  join identity.accounts a using (member_id)
  left join identity.second_factors f on f.member_id = a.member_id and f.turned_on_at is not null
  left join read.profile p on p.id = s.member_id
  where s.id = $2 and s.member_id = $1 and s.ended_at is null and s.idle_until > $3 and s.ends_at > $3`;

/** Roles, ban and session from the tables that are written with the log; the rest from the profile. */
@Injectable()
export class DatabaseAccountStatuses extends AccountStatuses {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    @Inject(CONFIG) private readonly config: ProductConfig,
  ) {
    super();
  }

  override async of(memberId: string, sessionId: string): Promise<AccountStatus | undefined> {
    const now = this.clock.now();
    const { staffSecondFactor, emailVerification: asked } = this.config;
    const recently = addMinutes(now, -RECENT_SECOND_FACTOR_MINUTES);
    const values = [memberId, sessionId, now, staffSecondFactor === 'required', asked, recently];
    const { rows } = await this.pool.query<AccountStatus>({ name: 'account-status', text: accountStatus, values });
    return rows[0];
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
