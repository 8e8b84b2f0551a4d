import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { defaultNoticeSettings, type NoticeSettings } from '../../domain/notice-settings.js';
import { noticeSettingsProjector } from './notice-settings.projector.js';

const given = projectorSpec(noticeSettingsProjector);
const id = '01900000-0000-7000-8000-00000000000a';
const chosen = (data: NoticeSettings) => ({ type: 'NoticesChosen' as const, data, meta: { subjectId: id } });

describe('the notice settings', () => {
  it('are those that were chosen last', () => {
    const last = { ...defaultNoticeSettings, quietHours: { on: false, from: '22:00', to: '06:00' } };
    given(chosen(defaultNoticeSettings), chosen(last)).thenRows({ id, ...last });
  });
});
