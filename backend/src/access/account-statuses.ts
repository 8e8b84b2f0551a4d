import type { AccountStatus } from './policy.js';

export interface AccountSummary
  extends Pick<AccountStatus, 'suspended' | 'membershipType' | 'emailVerification' | 'pro'> {
  readonly country: string | null;
}

/** What is true of an account right now; undefined when the session has ended or the account is gone. */
export abstract class AccountStatuses {
  abstract of(memberId: string, sessionId: string): Promise<AccountStatus | undefined>;
  /** Of whom staff decide about; undefined where there is no account, or none any more. */
  abstract ofAccount(memberId: string): Promise<AccountSummary | undefined>;
  /** Whose e-mail address this is. */
  abstract memberOf(email: string): Promise<string | undefined>;
}
