import type { AccountStatus } from './policy.js';

export interface AccountSummary
  extends Pick<AccountStatus, 'suspended' | 'membershipType' | 'emailVerification' | 'pro'> {
  readonly country: string | null;
}

export type TokenStatus = AccountStatus & Required<Pick<AccountStatus, 'apiToken'>>;

/** The present status of an account; undefined if the session has ended or the account is gone. */
export abstract class AccountStatuses {
  abstract of(memberId: string, sessionId: string): Promise<AccountStatus | undefined>;
  /** As {@link of}, for the owner of an API token. Undefined also if the token was revoked or has expired. */
  abstract ofApiToken(token: string): Promise<TokenStatus | undefined>;
  /** The account that a staff decision is about; undefined if there is none any more. */
  abstract ofAccount(memberId: string): Promise<AccountSummary | undefined>;
  abstract memberOf(email: string): Promise<string | undefined>;
}
