import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { privacyRequestsDecider } from './privacy-requests.decider.js';
import type { PrivacyRequestEvent, PrivacyRequestRecorded } from './privacy-requests.events.js';
import { privacyRequestRefusals } from './privacy-requests.refusals.js';

const given = deciderSpec(privacyRequestsDecider, privacyRequestRefusals);
const byMail = { requestId: 'one', kind: 'access', channel: 'mail', receivedOn: '2030-01-01' } as const;
const recorded = (data: PrivacyRequestRecorded['data'] = byMail): PrivacyRequestEvent => ({
  type: 'PrivacyRequestRecorded',
  data,
});
const answered = (requestId: string, answer?: string): PrivacyRequestEvent => ({
  type: 'PrivacyRequestAnswered',
  data: { requestId, ...(answer !== undefined && { answer }) },
});
const note = { type: 'NoteOwnData', data: { requestId: 'two', today: '2030-01-02' } } as const;
const inApp = { requestId: 'two', kind: 'access', channel: 'app', receivedOn: '2030-01-02' } as const;

describe('a request about the own data', () => {
  it('is recorded, taken and answered', () => {
    const taken = { type: 'PrivacyRequestTaken', data: { requestId: 'one' } } as const;
    given().when({ type: 'RecordPrivacyRequest', data: byMail }).then(recorded());
    given(recorded()).when({ type: 'TakePrivacyRequest', data: taken.data }).then(taken);
    given(recorded(), taken)
      .when({ type: 'AnswerPrivacyRequest', data: { requestId: 'one', answer: 'Sent.' } })
      .then(answered('one', 'Sent.'));
  });
  it('is answered once', () => {
    const again = { type: 'AnswerPrivacyRequest', data: { requestId: 'one', answer: 'Again.' } } as const;
    given(recorded(), answered('one')).when(again).thenRefused('PRIVACY_REQUEST_ANSWERED');
  });
});

describe('a member who takes the own data', () => {
  it('has asked and is answered', () => given().when(note).then(recorded(inApp), answered('two')));
  it('answers what was asked by mail, and nothing else', () =>
    given(recorded(), recorded({ ...byMail, requestId: 'three', kind: 'correction' }))
      .when(note)
      .then(answered('one')));
  it('is one request a day', () => {
    given(recorded(inApp), answered('two')).when(note).thenNothing();
    given(recorded({ ...inApp, receivedOn: '2030-01-01' }), answered('two'))
      .when({ ...note, data: { ...note.data, requestId: 'four' } })
      .then(recorded({ ...inApp, requestId: 'four' }), answered('four'));
  });
});
