import { describe, expect, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { answerBy, details, event, invited, now } from '../../../../test/support/hire-request-examples.js';
import { hireRequest } from './hire-request.aggregate.js';
import { placesFor } from './hire-request.decider.js';
import type { HireRequestEvent } from './hire-request.events.js';
import { hireRequestRefusals } from './hire-request.refusals.js';

const given = deciderSpec(hireRequest.decider, hireRequestRefusals);
const asked: HireRequestEvent[] = [
  { type: 'HireRequested', data: details },
  { type: 'HireRequestApproved', data: {} },
  ...[1, 2, 3].map(invited),
  event('InvitationAccepted', 2),
];
const full = [...asked, event('InvitationAccepted', 1, { answerBy })];

describe('a request whose places are taken', () => {
  it('invites nobody, as nobody could accept', () =>
    given(...full)
      .when({ type: 'InviteCreators', data: { creatorIds: ['c4'], invitationIds: ['i4'], next: [], now } })
      .thenRefused('NO_PLACE_FREE'));
});

it('counts one place where an imported request asks for no known number', () => {
  expect(['3-5', '12', 'constructor'].map(placesFor)).toEqual([5, 1, 1]);
});
