import type { DomainError } from '../event-sourcing/index.js';

export interface SignedIn {
  readonly memberId: string;
  /** For an API token, the id of the token. */
  readonly sessionId: string;
  readonly isApiToken?: true;
}

export interface AskedFor {
  readonly writes: boolean;
  readonly isClosedToTokens?: boolean;
}

export type LiveAudience = { readonly member: string } | 'staff' | 'audit' | 'ops';

/** The product's access rules. `Status` is what they decide on; the platform only passes it through. */
export abstract class AccessRules<Status = unknown> {
  abstract has(policy: string): boolean;
  abstract isPublic(policy: string): boolean;
  /** Whether the policy opens the data of others, so that each access is recorded. */
  abstract isRecorded(policy: string): boolean;
  abstract statusOf(caller: SignedIn): Promise<Status | undefined>;
  /** The owner of an API token; undefined if it was revoked or has expired. */
  abstract statusOfApiToken(token: string): Promise<readonly [SignedIn, Status] | undefined>;
  abstract refusalOf(policy: string, status: Status | undefined, request: AskedFor): DomainError | undefined;
  abstract audiencesOf(status: Status): readonly LiveAudience[];
}
