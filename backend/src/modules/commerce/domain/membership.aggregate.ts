import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { membershipDecider } from './membership.decider.js';
import { membershipEvents } from './membership.events.js';

export const membership = defineAggregate('membership', membershipEvents, membershipDecider);

export const membershipOf = (memberId: string) => derivedStream(memberId, 'membership');
