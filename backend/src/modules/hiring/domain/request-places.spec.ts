import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { hireRequest } from './hire-request.aggregate.js';
import type { HireDetails, HireRequestEvent } from './hire-request.events.js';
import { hireRequestRefusals } from './hire-request.refusals.js';

const given = deciderSpec(hireRequest.decider, hireRequestRefusals);
const details: HireDetails = {
  ...{ department: 'Marketing', skills: 'Copywriting', numberOfInterns: '2' },
  ...{ workType: 'Remote', stipend: null, jobDuration: null },
};
const now = '2026-11-02T09:00:00.000Z';
const lapsesAt = '2026-11-05T09:00:00.000Z';
const answerBy = '2026-11-09T09:00:00.000Z';
const of = (n: number) => ({ invitationId: `i${n}`, creatorId: `c${n}` });
const event = (type: HireRequestEvent['type'], n = 1, more = {}): HireRequestEvent =>
  ({ type, data: { ...of(n), ...more } }) as HireRequestEvent;
const asked: HireRequestEvent[] = [
  { type: 'HireRequested', data: details },
  { type: 'HireRequestApproved', data: {} },
  ...[1, 2, 3].map((n): HireRequestEvent => event('CreatorInvited', n, { ...details, lapsesAt })),
  event('InvitationAccepted', 2),
];
const full = [...asked, event('InvitationAccepted', 1, { answerBy })];

describe('a request whose places are taken', () => {
  it('invites nobody, as nobody could accept', () =>
    given(...full)
      .when({ type: 'InviteCreators', data: { creatorIds: ['c4'], invitationIds: ['i4'], next: [], now } })
      .thenRefused('NO_PLACE_FREE'));
});
