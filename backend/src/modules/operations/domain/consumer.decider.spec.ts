import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { consumerDecider } from './consumer.decider.js';

const given = deciderSpec(consumerDecider);
const data = { consumer: 'orders' };
const paused = { type: 'ConsumerPaused', data } as const;
const resumed = { type: 'ConsumerResumed', data } as const;
const pause = { type: 'PauseConsumer', data } as const;
const resume = { type: 'ResumeConsumer', data } as const;

describe('a consumer in the hands of operators', () => {
  it('is paused and resumed', () => {
    given().when(pause).then(paused);
    given(paused).when(resume).then(resumed);
    given(paused, resumed).when(pause).then(paused);
  });

  it('takes a second click for no more than the first', () => {
    given(paused).when(pause).then();
    given().when(resume).then();
  });

  it('is rebuilt, and set right, whether it runs or not', () => {
    const discarded = {
      ...data,
      parkedStream: '01900000-0000-7000-8000-00000000000a',
      version: 3,
      reason: 'test data',
    };
    given(paused).when({ type: 'RequestRebuild', data }).then({ type: 'RebuildRequested', data });
    given().when({ type: 'CancelRebuild', data }).then({ type: 'RebuildCancelled', data });
    given().when({ type: 'RequestParkedReplay', data }).then({ type: 'ParkedReplayRequested', data });
    given()
      .when({ type: 'DiscardParkedEvent', data: discarded })
      .then({ type: 'ParkedEventDiscarded', data: discarded });
  });
});
