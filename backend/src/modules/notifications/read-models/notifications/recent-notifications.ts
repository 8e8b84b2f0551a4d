import { addDays } from '../../../../platform/event-sourcing/index.js';

export const RETENTION_DAYS = 90;

/** What a member's inbox holds: news older than 90 days is history. */
export const recentNotificationsOf = (memberId: string, now: Date): { memberId: string; at: { $gt: Date } } => ({
  memberId,
  at: { $gt: addDays(now, -RETENTION_DAYS) },
});
