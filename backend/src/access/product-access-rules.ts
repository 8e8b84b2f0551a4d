import { Injectable } from '@nestjs/common';
import { AccessRules, type LiveAudience, type SignedIn } from '../platform/access/access-rules.js';
import { Clock } from '../platform/config/clock.js';
import { DomainError } from '../platform/event-sourcing/index.js';
import { accessRefusals } from './access.refusals.js';
import { AccountStatuses } from './account-statuses.js';
import { type PolicyName, policies } from './policies.js';
import { type AccountStatus, isSecondFactorAskedAgain, type Policy, type Refusal, refusalOf } from './policy.js';
import { suspensionOf } from './suspension.js';
import { wordsByPolicy } from './words-by-policy.js';

@Injectable()
export class ProductAccessRules extends AccessRules<AccountStatus> {
  constructor(
    private readonly statuses: AccountStatuses,
    private readonly clock: Clock,
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

  override refusalOf(
    policy: string,
    status: AccountStatus | undefined,
    request: { readonly writes: boolean },
  ): DomainError | undefined {
    const rule: Policy = policies[policy as PolicyName];
    const refusal = refusalOf(rule, status, this.clock.now(), request);
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
