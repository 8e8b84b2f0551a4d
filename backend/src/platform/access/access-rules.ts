import type { DomainError } from '../event-sourcing/index.js';

export interface SignedIn {
  readonly memberId: string;
  readonly sessionId: string;
}

export type LiveAudience = { readonly member: string } | 'staff' | 'audit' | 'ops';

/** The product's own rules of access. `Status` is what they are decided on; the platform only carries it. */
export abstract class AccessRules<Status = unknown> {
  abstract has(policy: string): boolean;
  abstract isPublic(policy: string): boolean;
  /** Whether it opens the data of others, so that each look is recorded. */
  abstract isRecorded(policy: string): boolean;
  abstract statusOf(caller: SignedIn): Promise<Status | undefined>;
  /** Why the caller may not pass; undefined when nothing stands in the way. */
  abstract refusalOf(
    policy: string,
    status: Status | undefined,
    request: { readonly writes: boolean },
  ): DomainError | undefined;
  abstract audiencesOf(status: Status): readonly LiveAudience[];
}
