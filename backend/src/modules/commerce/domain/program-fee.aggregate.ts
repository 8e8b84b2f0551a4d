import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { ProgramFeeCommand } from './program-fee.commands.js';
import { type ProgramFee, programFeeDecider } from './program-fee.decider.js';
import { type ProgramFeeEvent, programFeeEvents } from './program-fee.events.js';

export const programFee: Aggregate<ProgramFee, ProgramFeeCommand, ProgramFeeEvent> = {
  kind: 'program-fee',
  events: programFeeEvents,
  decider: programFeeDecider,
};

/** A reference as it is compared: people copy it with other spaces and capitals than the bank wrote. */
export const referenceKey = (reference: string): string => reference.replaceAll(/\s+/g, '').toLowerCase();

export const programFeeOf = (memberId: string, reference: string) =>
  derivedStream(memberId, `program-fee/${referenceKey(reference)}`);
