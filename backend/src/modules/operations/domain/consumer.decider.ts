import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { ConsumerCommand } from './consumer.commands.js';
import type { ConsumerEvent } from './consumer.events.js';

export interface ConsumerCare {
  readonly status: 'running' | 'paused';
}

/** Whether a rebuild is running or an event is parked, the transaction that carries the decision out sees. */
export const consumerDecider: Decider<ConsumerCare, ConsumerCommand, ConsumerEvent> = {
  initial: { status: 'running' },
  decide: ({ type, data }, { status }) => {
    switch (type) {
      case 'PauseConsumer':
        return status === 'paused' ? [] : [{ type: 'ConsumerPaused', data }];
      case 'ResumeConsumer':
        return status === 'running' ? [] : [{ type: 'ConsumerResumed', data }];
      case 'RequestRebuild':
        return [{ type: 'RebuildRequested', data }];
      case 'CancelRebuild':
        return [{ type: 'RebuildCancelled', data }];
      case 'RequestParkedReplay':
        return [{ type: 'ParkedReplayRequested', data }];
      case 'DiscardParkedEvent':
        return [{ type: 'ParkedEventDiscarded', data }];
    }
  },
  evolve: (state, { type }) => {
    if (type === 'ConsumerPaused') return { status: 'paused' };
    return type === 'ConsumerResumed' ? { status: 'running' } : state;
  },
};
