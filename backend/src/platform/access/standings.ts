import type { Standing } from './policy.js';

export type AccountStanding = Pick<Standing, 'suspended' | 'membershipType'>;

/**
 * What is true of an account right now: undefined when the session has ended or the account is gone. Implemented by
 * the module that owns accounts; roles, bans and sessions are read from the tables that are written with the log.
 */
export abstract class Standings {
  abstract of(memberId: string, sessionId: string): Promise<Standing | undefined>;
  /** Of whom staff decide about; undefined where there is no account, or none any more. */
  abstract ofAccount(memberId: string): Promise<AccountStanding | undefined>;
}
