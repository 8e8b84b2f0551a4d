import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { ChooseNotices, MarkNotificationsRead } from './inbox.commands.js';
import { inboxDecider } from './inbox.decider.js';
import type { InboxEvent } from './inbox.events.js';
import { inboxRefusals } from './inbox.refusals.js';
import { defaultNoticeSettings } from './notice-settings.js';

const given = deciderSpec(inboxDecider, inboxRefusals);

const mark = (...ids: string[]): MarkNotificationsRead => ({ type: 'MarkNotificationsRead', data: { ids } });
const read = (...ids: string[]): InboxEvent => ({ type: 'NotificationsRead', data: { ids } });

describe('marking notifications as read', () => {
  it('remembers them', () => given().when(mark('a/1', 'a/2')).then(read('a/1', 'a/2')));
  it('records each of them once', () =>
    given(read('a/1'))
      .when(mark('a/1', 'a/2', 'a/2'))
      .then(read('a/2')));
  it('records nothing when all were read', () => given(read('a/1', 'a/2')).when(mark('a/2')).thenNothing());
  it('records nothing for an empty inbox', () => given().when(mark()).thenNothing());
});

describe('choosing notices', () => {
  const choose = (from: string, to: string): ChooseNotices => ({
    type: 'ChooseNotices',
    data: { ...defaultNoticeSettings, quietHours: { on: true, from, to } },
  });
  it('records all choices together', () =>
    given()
      .when(choose('22:00', '06:00'))
      .then({ type: 'NoticesChosen', data: choose('22:00', '06:00').data }));
  it('leaves what was read as it is', () =>
    given(read('a/1'), { type: 'NoticesChosen', data: defaultNoticeSettings })
      .when(mark('a/1', 'a/2'))
      .then(read('a/2')));
  it('takes no quiet hours that are none or a whole day', () =>
    given().when(choose('07:00', '07:00')).thenRefused('QUIET_HOURS_EMPTY'));
});
