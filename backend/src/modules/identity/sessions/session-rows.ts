import type { Transaction } from '../../../platform/database/pool.js';
import { endApiTokens } from '../api-tokens/api-token-rows.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts unused, and at most. Staff can do more harm, so their sessions are shorter. */
export const lifetimes = {
  member: { idleMs: 14 * DAY_MS, maxMs: 60 * DAY_MS },
  staff: { idleMs: 12 * HOUR_MS, maxMs: 7 * DAY_MS },
} as const;

type EndReason = 'banned' | 'password changed' | 'ended by staff' | 'left the staff';

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Ends the API tokens and the sessions of a member, except one session. Runs in the transaction of its cause. */
export async function endSessionsOf(
  tx: Transaction,
  memberId: string,
  { reason, at, except }: { reason: EndReason; at: Date; except?: string },
): Promise<void> {
  await endApiTokens(tx, memberId);
  await tx.query(
    `update identity.sessions set ended_at = $2, end_reason = $3
     where member_id = $1 and ended_at is null and id is distinct from $4`,
    [memberId, at, reason, except],
  );
}

/** Limits the open sessions of a new staff member to the lifetime of staff sessions. */
export async function shortenSessionsOf(tx: Transaction, memberId: string, at: Date): Promise<void> {
  await tx.query(
    `update identity.sessions set idle_until = least(idle_until, $2), ends_at = least(ends_at, $3)
     where member_id = $1 and ended_at is null`,
    [memberId, later(at, lifetimes.staff.idleMs), later(at, lifetimes.staff.maxMs)],
  );
}
