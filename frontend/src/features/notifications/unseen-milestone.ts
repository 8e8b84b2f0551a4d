import type { Notification } from './api/notifications.query.ts';

/** The newest milestone that the member has not seen, among those that they hold: points may be taken away again. */
export const findUnseenMilestone = (news: Notification[], held: string[]): Notification | undefined =>
  news.find(
    ({ code, title, readAt }) =>
      code === 'MILESTONE_REACHED' && readAt === null && held.some((name) => title.startsWith(name)),
  );
