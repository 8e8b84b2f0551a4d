import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { HireRequestCommand } from './hire-request.commands.js';
import { type HireRequest, hireRequestDecider } from './hire-request.decider.js';
import { type HireRequestEvent, hireRequestEvents } from './hire-request.events.js';

/** A business's wish to work with creators: one stream for each. */
export const hireRequest: Aggregate<HireRequest, HireRequestCommand, HireRequestEvent> = {
  kind: 'hire-request',
  events: hireRequestEvents,
  decider: hireRequestDecider,
};
