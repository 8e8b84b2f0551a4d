import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { privacyRequestsDecider } from './privacy-requests.decider.js';
import { privacyRequestEvents } from './privacy-requests.events.js';

/** The requests of a member about their own data. Each member has one stream. */
export const privacyRequests = defineAggregate('privacy-requests', privacyRequestEvents, privacyRequestsDecider);

export const privacyRequestsOf = (memberId: string) => derivedStream(memberId, 'privacy-requests');
