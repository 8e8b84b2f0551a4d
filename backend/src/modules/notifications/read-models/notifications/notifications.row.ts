import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { NotificationCode, NotificationFacts } from './notification-words.js';

/** One piece of news for a member. The words are made when it is shown; what is kept is which news, and its figures. */
export const Notification = readTable('Notification', 'notifications', {
  id: p.text().primary(),
  memberId: p.uuid(),
  code: p.text().$type<NotificationCode>(),
  facts: p.json<NotificationFacts>(),
  at: p.datetime(),
  readAt: p.datetime().nullable(),
});
export type NotificationRow = RowOf<typeof Notification>;
