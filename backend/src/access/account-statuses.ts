import type { AccountStatus } from './policy.js';

export interface AccountSummary
  extends Pick<AccountStatus, 'suspended' | 'membershipType' | 'emailVerification' | 'pro'> {
  readonly country: string | null;
}

export type TokenStatus = AccountStatus & Required<Pick<AccountStatus, 'apiToken'>>;

/** What is true of an account right now; undefined when the session has ended or the account is gone. */
export abstract class AccountStatuses {
  abstract of(memberId: string, sessionId: string): Promise<AccountStatus | undefined>;
  /** The same of the owner of an API token; undefined too where the token was revoked or has ended. */
  abstract ofApiToken(token: string): Promise<TokenStatus | undefined>;
  /** Of whom staff decide about; undefined where there is no account, or none any more. */
  abstract ofAccount(memberId: string): Promise<AccountSummary | undefined>;
  /** Whose e-mail address this is. */
  abstract memberOf(email: string): Promise<string | undefined>;
}
