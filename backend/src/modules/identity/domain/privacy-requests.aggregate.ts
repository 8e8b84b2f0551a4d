import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { PrivacyRequestCommand } from './privacy-requests.commands.js';
import { type PrivacyRequests, privacyRequestsDecider } from './privacy-requests.decider.js';
import { type PrivacyRequestEvent, privacyRequestEvents } from './privacy-requests.events.js';

/** The requests of a member about their own data. Each member has one stream. */
export const privacyRequests: Aggregate<PrivacyRequests, PrivacyRequestCommand, PrivacyRequestEvent> = {
  kind: 'privacy-requests',
  events: privacyRequestEvents,
  decider: privacyRequestsDecider,
};

export const privacyRequestsOf = (memberId: string) => derivedStream(memberId, 'privacy-requests');
