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

/** What fails in one falls to the next; the inbox has it in any case. */
export const channels = ['push', 'mail', 'inbox'] as const;
export type Channel = (typeof channels)[number];

export interface NoticeSettings {
  /** `work` came later: who chose before that has no choice of it. */
  readonly channels: Readonly<Record<Exclude<NoticeKind, 'work'>, Channel> & { work?: Channel }>;
  readonly quietHours: QuietHours;
}

/** Of who has chosen nothing. */
export const defaultNoticeSettings: NoticeSettings = {
  channels: Object.fromEntries(noticeKinds.map((kind) => [kind, 'push'])) as NoticeSettings['channels'],
  quietHours: defaultQuietHours,
};

/** Where a notice is tried beside the inbox, in this order. */
export function channelsToTry(chosen: Channel, can: Readonly<Record<'push' | 'mail', boolean>>): Channel[] {
  return channels.slice(channels.indexOf(chosen)).filter((channel) => channel !== 'inbox' && can[channel]);
}
