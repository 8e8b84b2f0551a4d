import { addDays } from '../../../../platform/event-sourcing/index.js';

export const RETENTION_DAYS = 90;

/** The content of a member's inbox: notifications of the last 90 days. */
export const recentNotificationsOf = (memberId: string, now: Date): { memberId: string; at: { $gt: Date } } => ({
  memberId,
  at: { $gt: addDays(now, -RETENTION_DAYS) },
});
