import { describe, it } from '@jest/globals';
import { at, day, streamId as id, memberId, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { hireRequestsProjector } from './hire-requests.projector.js';
import type { HireRequestRow } from './hire-requests.row.js';

const given = projectorSpec(hireRequestsProjector);

const details = {
  department: 'Marketing',
  skills: null,
  numberOfInterns: '1',
  workType: 'Remote',
  stipend: null,
  jobDuration: null,
};
const requested = { type: 'HireRequested' as const, data: details, meta: at(1) };
const row: HireRequestRow = {
  id,
  memberId,
  details,
  status: 'pending',
  reason: null,
  requestedAt: day(1),
  decidedAt: null,
  invitations: [],
};

const ids = { invitationId: 'invitation', creatorId: 'creator' };
const invited = {
  type: 'CreatorInvited' as const,
  data: { ...ids, ...details, lapsesAt: day(4).toISOString() },
  meta: at(1),
};
const accepted = { type: 'InvitationAccepted' as const, data: { ...ids, answerBy: day(9).toISOString() }, meta: at(2) };
const invitation = { id: 'invitation', creatorId: 'creator' };

describe('hire requests', () => {
  it('wait when they are made', () => given(requested).thenRows(row));
  it('are approved', () =>
    given(requested, { type: 'HireRequestApproved', data: {}, meta: at(2) }).thenRows({
      ...row,
      status: 'approved',
      decidedAt: day(2),
    }));
  it('are withdrawn', () =>
    given(requested, { type: 'HireRequestWithdrawn', data: {}, meta: at(2) }).thenRows({
      ...row,
      status: 'withdrawn',
    }));
  it('are rejected with a reason', () =>
    given(requested, { type: 'HireRequestRejected', data: { reason: 'Nobody is free.' }, meta: at(2) }).thenRows({
      ...row,
      status: 'rejected',
      reason: 'Nobody is free.',
      decidedAt: day(2),
    }));
  it('know until when the creator is to answer, then the business', () => {
    const rowWith = (status: 'open' | 'accepted', until: Date) => {
      return { ...row, invitations: [{ ...invitation, status, lapsesAt: until.toISOString() }] };
    };
    given(requested, invited).thenRows(rowWith('open', day(4)));
    return given(requested, invited, accepted).thenRows(rowWith('accepted', day(9)));
  });
});
