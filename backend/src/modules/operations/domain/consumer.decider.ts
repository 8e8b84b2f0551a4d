import { byType, type Decider } from '../../../platform/event-sourcing/index.js';
import type { ConsumerCommand } from './consumer.commands.js';
import type { ConsumerEvent } from './consumer.events.js';

export interface ConsumerCare {
  readonly status: 'running' | 'paused';
}

/** ConsumerWriter checks whether a rebuild is running or an event is parked. */
export const consumerDecider: Decider<ConsumerCare, ConsumerCommand, ConsumerEvent> = {
  initial: { status: 'running' },
  decide: byType({
    PauseConsumer: ({ data }, { status }) => (status === 'paused' ? [] : [{ type: 'ConsumerPaused', data }]),
    ResumeConsumer: ({ data }, { status }) => (status === 'running' ? [] : [{ type: 'ConsumerResumed', data }]),
    RequestRebuild: ({ data }) => [{ type: 'RebuildRequested', data }],
    CancelRebuild: ({ data }) => [{ type: 'RebuildCancelled', data }],
    RequestParkedReplay: ({ data }) => [{ type: 'ParkedReplayRequested', data }],
    DiscardParkedEvent: ({ data }) => [{ type: 'ParkedEventDiscarded', data }],
  }),
  evolve: (state, { type }) => {
    if (type === 'ConsumerPaused') return { status: 'paused' };
    return type === 'ConsumerResumed' ? { status: 'running' } : state;
  },
};
