import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { privacyRequestsProjector } from './privacy-requests.projector.js';
import type { PrivacyRequestRow } from './privacy-requests.row.js';

const given = projectorSpec(privacyRequestsProjector);
const ada = '01900000-0000-7000-8000-00000000000a';
const chief = '01900000-0000-7000-8000-00000000000b';
const one = '01900000-0000-7000-8000-000000000001';
const at = new Date('2030-01-02T09:00:00Z');
const meta = { streamId: one, subjectId: ada, actorId: chief, recordedAt: at };
const data = { requestId: one, kind: 'access', channel: 'whatsapp', receivedOn: '2030-01-01' } as const;
const recorded = { type: 'PrivacyRequestRecorded' as const, data, meta };
const asked = { type: 'ErasureRequested' as const, data: {}, meta: { ...meta, streamId: ada, actorId: ada } };
const row: PrivacyRequestRow = {
  ...{ id: one, memberId: ada, receivedAt: new Date('2030-01-01'), dueAt: new Date('2030-01-31') },
  ...{ kind: 'access' as const, channel: 'whatsapp' as const, handlerId: null, answeredAt: null, answer: null },
};

describe('the requests about personal data', () => {
  it('are due thirty days after they came', () => given(recorded).thenRows(row));
  it('say who handles them, and the answer', () => {
    const taken = { type: 'PrivacyRequestTaken' as const, data: { requestId: one }, meta };
    const answered = { type: 'PrivacyRequestAnswered' as const, data: { requestId: one, answer: 'Sent.' }, meta };
    given(recorded, taken).thenRows({ ...row, handlerId: chief });
    given(recorded, answered).thenRows({ ...row, handlerId: chief, answeredAt: at, answer: 'Sent.' });
  });
  it('hold an erasure that was asked in the app, until it is withdrawn or answered, and then asked anew', () => {
    const byAda = { ...meta, streamId: ada, actorId: ada };
    const withdrawn = { type: 'ErasureRequestWithdrawn' as const, data: {}, meta: byAda };
    const answered = { type: 'ErasureRequestAnswered' as const, data: { answer: 'You stay.' }, meta };
    given(asked, withdrawn).thenRow(ada, { answeredAt: at, handlerId: ada, answer: null });
    given(asked, answered).thenRow(ada, { answeredAt: at, handlerId: chief, answer: 'You stay.' });
    given(asked, withdrawn, asked).thenRow(ada, { answeredAt: null, handlerId: null });
  });
  it('hold what was asked in the app, until it is done', () => {
    const erased = { type: 'PersonalDataErased' as const, data: { purpose: 'contact' as const }, meta };
    given(asked).thenRow(ada, { memberId: ada, kind: 'erasure', channel: 'app', receivedAt: at, answeredAt: null });
    given(asked, erased).thenRow(ada, { answeredAt: at, handlerId: chief });
    given(asked, { ...erased, data: { purpose: 'kyc' } }).thenRow(ada, { answeredAt: null });
  });
});
