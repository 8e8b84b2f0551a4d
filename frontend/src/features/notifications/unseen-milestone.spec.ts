import { expect, it } from '@jest/globals';
import type { Notification } from './api/notifications.query.ts';
import { findUnseenMilestone } from './unseen-milestone';

const reached = (name: string, readAt: string | null = null) =>
  ({ code: 'MILESTONE_REACHED', title: `${name} reached`, readAt }) as Notification;

it('celebrates the newest milestone that was not seen', () => {
  expect(findUnseenMilestone([reached('Gold'), reached('Silver')], ['Silver', 'Gold'])?.title).toBe('Gold reached');
  expect(findUnseenMilestone([reached('Gold', '2026-11-22T08:00:00Z')], ['Silver', 'Gold'])).toBeUndefined();
});

it('celebrates nothing that was lost again with the points', () => {
  expect(findUnseenMilestone([reached('Gold'), reached('Silver')], ['Silver'])?.title).toBe('Silver reached');
  expect(findUnseenMilestone([reached('Silver')], [])).toBeUndefined();
});
