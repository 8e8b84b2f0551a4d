import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { AvailabilityCommand } from './availability.commands.js';
import { availabilityDecider } from './availability.decider.js';
import { type AvailabilityEvent, noOffer, type WorkOffer } from './availability.events.js';
import { availabilityRefusals } from './availability.refusals.js';

const given = deciderSpec(availabilityDecider, availabilityRefusals);
const offer: WorkOffer = { ...noOffer, departments: ['Marketing'], skills: ['Copywriting'], workTypes: ['Remote'] };
const give = (more: Partial<WorkOffer> = {}): AvailabilityCommand => ({
  type: 'GiveAvailability',
  data: { ...offer, ...more },
});
const withdraw: AvailabilityCommand = { type: 'WithdrawAvailability', data: {} };
const wasGiven: AvailabilityEvent = { type: 'AvailabilityGiven', data: offer };
const wasWithdrawn: AvailabilityEvent = { type: 'AvailabilityWithdrawn', data: {} };

describe('being open to work', () => {
  it('is given', () => given().when(give()).then(wasGiven));
  it('is given once', () => given(wasGiven).when(give()).thenNothing());
  it('is changed whole', () =>
    given(wasGiven)
      .when(give({ days: ['Monday'] }))
      .then({ type: 'AvailabilityGiven', data: { ...offer, days: ['Monday'] } }));
  it('is withdrawn', () => given(wasGiven).when(withdraw).then(wasWithdrawn));
  it('is withdrawn once', () => given(wasGiven, wasWithdrawn).when(withdraw).thenNothing());
  it('is given anew after that', () => given(wasGiven, wasWithdrawn).when(give()).then(wasGiven));
  it('names a department', () =>
    given()
      .when(give({ departments: [] }))
      .thenRefused('DEPARTMENT_MISSING'));
  it('names a kind of work', () =>
    given()
      .when(give({ workTypes: [] }))
      .thenRefused('WORK_TYPE_MISSING'));
});
