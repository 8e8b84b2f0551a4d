import { describe, expect, it } from '@jest/globals';
import { recordedEvent } from '../../../../../test/support/recorded-event.js';
import { showMoment } from './timeline.response.js';

const nurse = '01900000-0000-7000-8000-00000000000e';
const failed = recordedEvent({
  type: 'KycFailed',
  data: { attempt: 1, reason: 'The address is missing.' },
  meta: { actorId: nurse },
});
const type = { personal: { kyc: { reason: '[erased]', staffNote: '[erased]' } } };
const names = new Map([[nurse, 'Ngozi Eze']]);

describe('a moment of a member’s life', () => {
  it('is shown whole to those with the right to it', () => {
    expect(showMoment(failed, type, null, names, true)).toMatchObject({
      actorName: 'Ngozi Eze',
      byMember: false,
      data: { attempt: 1, reason: 'The address is missing.' },
      sealed: [],
    });
  });

  it('is shown without personal fields to the others, and says which are missing', () => {
    expect(showMoment(failed, type, null, names, false)).toMatchObject({ data: { attempt: 1 }, sealed: ['reason'] });
  });

  it('knows what the member did', () => {
    const own = recordedEvent({ type: 'ErasureRequested', data: {} });
    expect(showMoment(own, {}, null, new Map(), false)).toMatchObject({ byMember: true, actorName: null, sealed: [] });
  });
});
