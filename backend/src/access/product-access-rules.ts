import { Injectable } from '@nestjs/common';
import { AccessRules, type AskedFor, type LiveAudience, type SignedIn } from '../platform/access/access-rules.js';
import { Clock } from '../platform/config/clock.js';
import { DomainError } from '../platform/event-sourcing/index.js';
import { HttpProblem } from '../platform/http/problem.js';
import { Throttle } from '../platform/throttling/throttle.js';
import { accessRefusals } from './access.refusals.js';
import { AccountStatuses } from './account-statuses.js';
import { type PolicyName, policies } from './policies.js';
import { type AccountStatus, isSecondFactorAskedAgain, type Policy, type Refusal, refusalOf } from './policy.js';
import { suspensionOf } from './suspension.js';
import { tokenRefusalOf } from './token-rights.js';
import { wordsByPolicy } from './words-by-policy.js';

/** A token's calls per minute. Further calls wait longer each, until the next minute. */
const callsOfToken = { free: 300, maxDelaySeconds: 60, forgetAfterSeconds: 120 };
const MINUTE_LENGTH = 'yyyy-mm-ddThh:mm'.length;

@Injectable()
export class ProductAccessRules extends AccessRules<AccountStatus> {
  constructor(
    private readonly statuses: AccountStatuses,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
  ) {
    super();
  }

  override has(policy: string): boolean {
    return policy in policies;
  }

  override isPublic(policy: string): boolean {
    return policies[policy as PolicyName].who === 'anyone';
  }

  override isRecorded(policy: string): boolean {
    return policies[policy as PolicyName].who === 'staff';
  }

  override statusOf({ memberId, sessionId }: SignedIn): Promise<AccountStatus | undefined> {
    return this.statuses.of(memberId, sessionId);
  }

  override async statusOfApiToken(token: string): Promise<readonly [SignedIn, AccountStatus] | undefined> {
    const status = await this.statuses.ofApiToken(token);
    if (!status) return undefined;
    const { id } = status.apiToken;
    const minute = this.clock.now().toISOString().slice(0, MINUTE_LENGTH);
    const seconds = await this.throttle.admit(`api token/${id}/${minute}`, callsOfToken);
    if (seconds > 0) throw new HttpProblem(accessRefusals.TOO_MANY_CALLS, undefined, seconds);
    return [{ memberId: status.memberId, sessionId: id, isApiToken: true }, status];
  }

  override refusalOf(policy: string, status: AccountStatus | undefined, request: AskedFor): DomainError | undefined {
    const rule: Policy = policies[policy as PolicyName];
    const refusal = refusalOf(rule, status, this.clock.now(), request);
    const { apiToken } = status ?? {};
    const tokenRefusal = apiToken && tokenRefusalOf(policy as PolicyName, apiToken.rights, request.isClosedToTokens);
    if (!refusal && tokenRefusal) return new DomainError(accessRefusals[tokenRefusal], { right: policy });
    if (!refusal)
      return isSecondFactorAskedAgain(rule, status) ? new DomainError(accessRefusals.SECOND_FACTOR_AGAIN) : undefined;
    const words = wordsByPolicy[policy as PolicyName]?.[refusal.code];
    return new DomainError({ ...accessRefusals[refusal.code], ...words }, factsOf(refusal, status));
  }

  override audiencesOf({ memberId, roles, lacksSecondFactor }: AccountStatus): LiveAudience[] {
    if (lacksSecondFactor) return [{ member: memberId }];
    const isAdmin = roles.includes('admin');
    return [
      { member: memberId },
      ...(isAdmin || roles.includes('reviewer') || roles.includes('finance') ? ['staff' as const] : []),
      ...(isAdmin || roles.includes('auditor') ? ['audit' as const] : []),
      ...(isAdmin || roles.includes('operator') ? ['ops' as const] : []),
    ];
  }
}

function factsOf(refusal: Refusal, status: AccountStatus | undefined): DomainError['facts'] {
  if (refusal.code === 'POINTS_REQUIRED') return { need: refusal.need, have: refusal.have };
  if (refusal.code === 'APPROVAL_AGE_REQUIRED')
    return refusal.unlocksAt ? { unlocksAt: refusal.unlocksAt.toISOString() } : {};
  if (refusal.code !== 'ACCOUNT_SUSPENDED' || !status) return {};
  return { ...suspensionOf(status.memberId, status.suspensionReason) };
}
