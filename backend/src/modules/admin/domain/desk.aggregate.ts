import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { deskDecider } from './desk.decider.js';
import { deskEvents } from './desk.events.js';

export const desk = defineAggregate('desk', deskEvents, deskDecider);

export const deskOf = (staffId: string) => derivedStream(staffId, 'desk');
