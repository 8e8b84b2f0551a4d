import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { NotificationCode, NotificationFacts } from './notification-words.js';

/** A notification as a code and its facts. Its words are made when it is shown. */
export const Notification = readTable('Notification', 'notifications', {
  id: p.text().primary(),
  memberId: p.uuid(),
  code: p.text().$type<NotificationCode>(),
  facts: p.json<NotificationFacts>(),
  at: p.datetime(),
  readAt: p.datetime().nullable(),
});
export type NotificationRow = RowOf<typeof Notification>;
