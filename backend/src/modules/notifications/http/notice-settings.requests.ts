import { Matches } from 'class-validator';
import { Choice, Flag, Nested, Text } from '../../../platform/http/fields.js';
import { type Channel, channels, type NoticeKind } from '../domain/notice-settings.js';

const timeOfDay = Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Enter a time of day such as 21:00.' });

export class NoticeChannels implements Partial<Record<NoticeKind, Channel>> {
  @Choice(channels) reviewed: Channel;
  @Choice(channels) rejected: Channel;
  @Choice(channels) proConfirmed: Channel;
  @Choice(channels) renewal: Channel;
  @Choice(channels) openDay: Channel;
  @Choice(channels) certificate: Channel;
  /** Older clients do not send it. */
  @Choice(channels, { optional: true }) work?: Channel;
}

export class QuietHoursChoice {
  @Flag() on: boolean;
  @Text({ max: 5 }) @timeOfDay from: string;
  @Text({ max: 5 }) @timeOfDay to: string;
}

export class NoticeSettingsRequest {
  @Nested(() => NoticeChannels) channels: NoticeChannels;
  @Nested(() => QuietHoursChoice) quietHours: QuietHoursChoice;
}
