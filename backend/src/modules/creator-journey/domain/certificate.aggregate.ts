import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { certificateDecider } from './certificate.decider.js';
import { certificateEvents } from './certificate.events.js';

export const certificate = defineAggregate('certificate', certificateEvents, certificateDecider);

export const certificateOf = (creatorId: string) => derivedStream(creatorId, 'certificate');
