import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownNumber, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import type { NotificationRow } from './notifications.row.js';
import { type NotificationCode, notificationWords, wordsOf } from './notifications.words.js';

export class NotificationResponse {
  @ShownText() id: string;
  @ShownChoice(Object.keys(notificationWords)) code: NotificationCode;
  @ShownText() title: string;
  @ShownText() text: string;
  @ShownText({ description: 'The page of the front end on which it is to be seen.' }) link: string;
  @ShownTime() at: Date;
  @ShownTime({ nullable: true }) readAt: Date | null;
}

export class NotificationPage extends pageResponse(NotificationResponse) {
  @ShownNumber({ description: 'How many are unread, on all pages together; exact up to 100.' }) unread: number;
}

export const showNotification = (
  { id, code, facts, at, readAt }: NotificationRow,
  timeZone: string,
): NotificationResponse => ({
  id,
  code,
  ...wordsOf(code, facts, timeZone),
  at,
  readAt,
});
