import { type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { AvailabilityCommand } from './availability.commands.js';
import type { AvailabilityEvent, WorkOffer } from './availability.events.js';
import { availabilityRefusals } from './availability.refusals.js';

/** The current offer. null before the first one, and after a withdrawal. */
export type Availability = WorkOffer | null;

export const availabilityDecider: Decider<Availability, AvailabilityCommand, AvailabilityEvent> = {
  initial: null,
  decide: ({ type, data }, given) => {
    if (type === 'ExplainDecline') return [{ type: 'DeclineExplained', data }];
    if (type === 'CountInvitation') return [{ type: 'InvitationCounted', data }];
    if (type === 'DescribeWork') return [{ type: 'WorkDescribed', data }];
    if (type === 'CountWork') return [{ type: 'WorkCounted', data }];
    if (type === 'WithdrawAvailability') return given ? [{ type: 'AvailabilityWithdrawn', data: {} }] : [];
    if (data.departments.length === 0) throw new DomainError(availabilityRefusals.DEPARTMENT_MISSING);
    if (data.workTypes.length === 0) throw new DomainError(availabilityRefusals.WORK_TYPE_MISSING);
    const isSame = JSON.stringify(given) === JSON.stringify(data);
    return isSame ? [] : [{ type: 'AvailabilityGiven', data }];
  },
  evolve: (given, { type, data }) => {
    if (type === 'AvailabilityGiven') return data;
    return type === 'AvailabilityWithdrawn' ? null : given;
  },
};
