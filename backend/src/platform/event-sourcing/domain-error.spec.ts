import { describe, expect, it } from '@jest/globals';
import { recordedEvent } from '../../../test/support/recorded-event.js';
import { AlreadyDecided } from './domain-error.js';
import { requestRefusals } from './request.refusals.js';

const meta = { actorId: '01900000-0000-7000-8000-00000000000c', recordedAt: new Date('2026-11-21T10:00:00Z') };

describe('a decision that comes late', () => {
  it('says who decided what, and when', () => {
    const history = [
      recordedEvent({ type: 'HireRequested', data: {} }),
      recordedEvent({ type: 'HireRequestRejected', data: {}, meta }),
    ];
    expect(new AlreadyDecided(requestRefusals.REQUEST_ALREADY_DECIDED, { to: 'approved' }).by(history).facts).toEqual({
      to: 'approved',
      decidedBy: meta.actorId,
      decision: 'rejected',
      decidedAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it('names the decision that it is about, where the stream went on', () => {
    const history = [
      recordedEvent({ type: 'AppraisalApproved', data: { day: 1 }, meta }),
      recordedEvent({ type: 'AppraisalRejected', data: { day: 2 } }),
    ];
    const late = new AlreadyDecided(
      requestRefusals.REQUEST_ALREADY_DECIDED,
      {},
      ({ data }) => 'day' in data && data.day === 1,
    );
    expect(late.by(history).facts).toMatchObject({ decision: 'approved', decidedBy: meta.actorId });
  });
});
