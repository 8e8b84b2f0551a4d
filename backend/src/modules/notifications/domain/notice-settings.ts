import { defaultQuietHours, type QuietHours } from './quiet-hours.js';

export const noticeKinds = [
  'reviewed',
  'rejected',
  'proConfirmed',
  'renewal',
  'openDay',
  'certificate',
  'work',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A failure in one channel falls to the next. The inbox always has the news. */
export const channels = ['push', 'mail', 'inbox'] as const;
export type Channel = (typeof channels)[number];

export interface NoticeSettings {
  /** `work` was added later, so that earlier choices lack it. */
  readonly channels: Readonly<Record<Exclude<NoticeKind, 'work'>, Channel> & { work?: Channel }>;
  readonly quietHours: QuietHours;
}

/** For members who have chosen nothing. */
export const defaultNoticeSettings: NoticeSettings = {
  channels: Object.fromEntries(noticeKinds.map((kind) => [kind, 'push'])) as NoticeSettings['channels'],
  quietHours: defaultQuietHours,
};

/** The channels for a notice besides the inbox, in order. */
export function channelsToTry(chosen: Channel, can: Readonly<Record<'push' | 'mail', boolean>>): Channel[] {
  return channels.slice(channels.indexOf(chosen)).filter((channel) => channel !== 'inbox' && can[channel]);
}
