import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { staffInvitationsProjector } from './staff-invitations.projector.js';

const given = projectorSpec(staffInvitationsProjector);
const id = '01900000-0000-7000-8000-00000000000a';
const chief = '01900000-0000-7000-8000-00000000000b';
const at = new Date('2030-01-01T00:00:00Z');
const meta = { streamId: id, subjectId: id, actorId: chief, recordedAt: at };
const expiresAt = new Date('2030-01-04T00:00:00Z');
const data = {
  email: 'ada@example.com',
  role: 'reviewer' as const,
  tokenHash: 'hash',
  expiresAt: expiresAt.toISOString(),
};
const invited = { type: 'StaffInvited' as const, data, meta };
const row = { id, email: data.email, role: data.role, invitedBy: chief, invitedAt: at, expiresAt };

describe('the invitations of staff', () => {
  it('say who invited whom, as what and until when', () => given(invited).thenRows(row));
  it('are renewed where they are sent again', () => given(invited, invited).thenRows(row));
  it('go once they are accepted or withdrawn', () => {
    given(invited, { type: 'StaffInvitationAccepted', data: {}, meta }).thenRows();
    given(invited, { type: 'StaffInvitationWithdrawn', data: {}, meta }).thenRows();
  });
});
