import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { inboxDecider } from './inbox.decider.js';
import { inboxEvents } from './inbox.events.js';

export const inbox = defineAggregate('inbox', inboxEvents, inboxDecider);

export const inboxOf = (memberId: string) => derivedStream(memberId, 'inbox');
