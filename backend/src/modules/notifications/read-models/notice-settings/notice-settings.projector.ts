import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { NoticesChosen } from '../../domain/inbox.events.js';
import type { NoticeChoicesRow } from './notice-settings.row.js';

/** Has a row for each member who has chosen. */
export const noticeSettingsProjector: Projector<NoticesChosen, NoticeChoicesRow> = {
  name: 'notice-settings',
  audience: { member: ({ id }) => id },
  on: {
    NoticesChosen: ({ data: { channels, quietHours }, meta: { subjectId: id } }, rows) =>
      rows.put({ id, channels, quietHours }),
  },
};
