import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DataProp, DateTimeProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { type NotificationCode, type NotificationFacts, notificationWords, wordsOf } from './notification-words.js';
import type { NotificationRow } from './notifications.row.js';

export class NotificationResponse {
  @TextProp() id: string;
  @ChoiceProp(Object.keys(notificationWords)) code: NotificationCode;
  @DataProp({ description: 'The figures and names in its words, such as the day and the points.' })
  facts: NotificationFacts;
  @TextProp() title: string;
  @TextProp() text: string;
  @TextProp({ description: 'The page of the front end on which it is to be seen.' }) link: string;
  @DateTimeProp() at: Date;
  @DateTimeProp({ nullable: true }) readAt: Date | null;
}

export class NotificationPage extends pageResponse(NotificationResponse) {
  @NumberProp({ description: 'How many are unread, on all pages together; exact up to 100.' }) unread: number;
}

export const showNotification = (
  { id, code, facts, at, readAt }: NotificationRow,
  timeZone: string,
): NotificationResponse => ({
  id,
  code,
  facts,
  ...wordsOf(code, { streamId: id.split('/', 1)[0] ?? '', ...facts }, timeZone),
  at,
  readAt,
});
