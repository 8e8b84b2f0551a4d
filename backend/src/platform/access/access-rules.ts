import type { DomainError } from '../event-sourcing/index.js';

export interface SignedIn {
  readonly memberId: string;
  /** Of an API token, its own id. */
  readonly sessionId: string;
  readonly isApiToken?: true;
}

export interface AskedFor {
  readonly writes: boolean;
  readonly isClosedToTokens?: boolean;
}

export type LiveAudience = { readonly member: string } | 'staff' | 'audit' | 'ops';

/** The product's own rules of access. `Status` is what they are decided on; the platform only carries it. */
export abstract class AccessRules<Status = unknown> {
  abstract has(policy: string): boolean;
  abstract isPublic(policy: string): boolean;
  /** Whether it opens the data of others, so that each look is recorded. */
  abstract isRecorded(policy: string): boolean;
  abstract statusOf(caller: SignedIn): Promise<Status | undefined>;
  /** Whom an API token speaks for; undefined once it was revoked or has ended. */
  abstract statusOfApiToken(token: string): Promise<readonly [SignedIn, Status] | undefined>;
  /** Why the caller may not pass; undefined when nothing stands in the way. */
  abstract refusalOf(policy: string, status: Status | undefined, request: AskedFor): DomainError | undefined;
  abstract audiencesOf(status: Status): readonly LiveAudience[];
}
