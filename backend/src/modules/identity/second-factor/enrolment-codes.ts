import { Inject, Injectable } from '@nestjs/common';
import { RECENT_SECOND_FACTOR_MINUTES } from '../../../access/policy.js';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/config/clock.js';
import { Pool } from '../../../platform/database/pool.js';
import { addDays, addMinutes } from '../../../platform/event-sourcing/index.js';
import { Peppers } from '../../../platform/secrets/peppers.js';
import { newRecoveryCode, tidied } from './recovery-codes.js';

const VALID_DAYS = 7;

/** One-time codes that an admin hands over with a role. A stolen password alone cannot enrol a phone for staff. */
@Injectable()
export class EnrolmentCodes {
  private readonly areRequired: boolean;

  constructor(
    @Inject(CONFIG) { staffSecondFactor }: ProductConfig,
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly peppers: Peppers,
  ) {
    this.areRequired = staffSecondFactor === 'required';
  }

  /** Replaces the earlier code. Only this call answers the code. Undefined when the account needs none. */
  issueFor(memberId: string): Promise<string | undefined> {
    return this.issue(
      memberId,
      `exists (select from identity.accounts a where member_id = $1 and roles <> '{}' and not exists (
         select from identity.second_factors f where f.member_id = a.member_id and f.turned_on_at is not null))`,
    );
  }

  /** For an invited member, who has no account yet. */
  issueForInvited(memberId: string): Promise<string | undefined> {
    return this.issue(memberId, 'true');
  }

  private async issue(memberId: string, condition: string): Promise<string | undefined> {
    if (!this.areRequired) return undefined;
    const code = newRecoveryCode();
    const { rowCount } = await this.pool.query(
      `insert into identity.enrolment_codes (member_id, code_hash, expires_at)
       select $1, $2, $3 where ${condition}
       on conflict (member_id) do update set code_hash = $2, expires_at = $3`,
      [memberId, await this.hash(memberId, code), addDays(this.clock.now(), VALID_DAYS)],
    );
    return rowCount === 1 ? code : undefined;
  }

  /** Not asked of a member who has just proven the former phone and enrols another. */
  async isAskedOf(memberId: string, sessionId: string): Promise<boolean> {
    if (!this.areRequired) return false;
    const { rowCount } = await this.pool.query(
      `select from identity.accounts a where member_id = $1 and roles <> '{}' and not exists (
         select from identity.sessions s where s.id = $2 and s.second_factor_at >= $3)`,
      [memberId, sessionId, addMinutes(this.clock.now(), -RECENT_SECOND_FACTOR_MINUTES)],
    );
    return rowCount === 1;
  }

  async isRight(memberId: string, code: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select from identity.enrolment_codes where member_id = $1 and code_hash = $2 and expires_at > $3',
      [memberId, await this.hash(memberId, code), this.clock.now()],
    );
    return rowCount === 1;
  }

  private hash(memberId: string, code: string): Promise<Buffer> {
    return this.peppers.hash('enrolment codes', `${memberId} ${tidied(code)}`);
  }
}
