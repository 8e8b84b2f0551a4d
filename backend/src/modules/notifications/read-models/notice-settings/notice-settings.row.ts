import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { NoticeSettings } from '../../domain/notice-settings.js';

export const NoticeChoices = readTable('NoticeChoices', 'notice_settings', {
  id: p.uuid().primary(),
  channels: p.json<NoticeSettings['channels']>(),
  quietHours: p.json<NoticeSettings['quietHours']>(),
});
export type NoticeChoicesRow = RowOf<typeof NoticeChoices>;
