import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { ProgramFeeCommand } from './program-fee.commands.js';
import { type ProgramFee, programFeeDecider } from './program-fee.decider.js';
import { type ProgramFeeEvent, programFeeEvents } from './program-fee.events.js';

export const programFee: Aggregate<ProgramFee, ProgramFeeCommand, ProgramFeeEvent> = {
  kind: 'program-fee',
  events: programFeeEvents,
  decider: programFeeDecider,
  openLimit: {
    opens: 'SubmitProgramFee',
    closedBy: ['ProgramFeeConfirmed', 'ProgramFeeRejected', 'ProgramFeeWithdrawn'],
    counts: { source: 'member' },
  },
};

/** The stream of a claim, named by the key of its reference. */
export const programFeeOf = (memberId: string, referenceKey: string) =>
  derivedStream(memberId, `program-fee/${referenceKey}`);
