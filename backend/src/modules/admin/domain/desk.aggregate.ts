import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { DeskCommand } from './desk.commands.js';
import { type Desk, deskDecider } from './desk.decider.js';
import { type DeskEvent, deskEvents } from './desk.events.js';

export const desk: Aggregate<Desk, DeskCommand, DeskEvent> = {
  kind: 'desk',
  events: deskEvents,
  decider: deskDecider,
};

export const deskOf = (staffId: string) => derivedStream(staffId, 'desk');
