import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { MarkNotificationsRead } from './inbox.commands.js';
import { inboxDecider } from './inbox.decider.js';
import type { InboxEvent } from './inbox.events.js';

const given = deciderSpec(inboxDecider);

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
