import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { programFeeDecider } from './program-fee.decider.js';
import { programFeeEvents } from './program-fee.events.js';

export const programFee = defineAggregate('program-fee', programFeeEvents, programFeeDecider, {
  openLimit: {
    opens: 'SubmitProgramFee',
    closedBy: ['ProgramFeeConfirmed', 'ProgramFeeRejected', 'ProgramFeeWithdrawn'],
    counts: { source: 'member' },
  },
});

/** The stream of a claim, named by the key of its reference. */
export const programFeeOf = (memberId: string, referenceKey: string) =>
  derivedStream(memberId, `program-fee/${referenceKey}`);
