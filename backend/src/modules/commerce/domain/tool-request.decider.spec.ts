import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { requestRefusals } from '../../../platform/event-sourcing/index.js';
import { deciderSpec } from '../../../platform/testing/decider-spec.js';
import { everyPair } from '../../../platform/testing/every-pair.js';
import { historyOf } from '../../../platform/testing/history-of.js';
import { type DecideToolRequest, type ToolRequestCommand, toolRequestStatuses } from './tool-request.commands.js';
import { type ToolRequest, toolRequestDecider } from './tool-request.decider.js';
import type { ToolRequestEvent } from './tool-request.events.js';

const given = deciderSpec(toolRequestDecider, requestRefusals);

const wish = { toolName: 'Point of sale terminal', origin: 'member' as const };
const ask: ToolRequestCommand = { type: 'RequestTool', data: wish };
const settle = (
  to: DecideToolRequest['data']['to'],
  more: Partial<DecideToolRequest['data']> = {},
): ToolRequestCommand => ({
  type: 'DecideToolRequest',
  data: { to, reviewerIsMember: false, ...more },
});

const asked: ToolRequestEvent = { type: 'ToolRequested', data: wish };
const approved: ToolRequestEvent = { type: 'ToolRequestApproved', data: {} };
const rejected: ToolRequestEvent = { type: 'ToolRequestRejected', data: {} };

const states: Record<ToolRequest['status'], ToolRequestEvent[]> = {
  none: [],
  pending: [asked],
  approved: [asked, approved],
  rejected: [asked, rejected],
};

describe('every command in every state', () => {
  const unknown = 'NOT_FOUND';
  const late = 'REQUEST_ALREADY_DECIDED';
  const pairs = everyPair(given, {
    states,
    commands: { ask, wait: settle('pending'), approve: settle('approved'), reject: settle('rejected') },
    expected: {
      none: { ask: [asked], wait: unknown, approve: unknown, reject: unknown },
      pending: { ask: [], wait: [], approve: [approved], reject: [rejected] },
      approved: { ask: [], wait: late, approve: late, reject: late },
      rejected: { ask: [], wait: late, approve: late, reject: late },
    },
  });
  it.each(pairs)('%s', (_, holds) => holds());
});

describe('deciding', () => {
  it('tells the reason of a refusal', () =>
    given(asked)
      .when(settle('rejected', { reason: 'Not this quarter.' }))
      .then({ type: 'ToolRequestRejected', data: { reason: 'Not this quarter.' } }));
  it('is refused to the member who asked', () =>
    given(asked)
      .when(settle('approved', { reviewerIsMember: true }))
      .thenRefused('CANNOT_DECIDE_OWN_REQUEST'));
});

describe('any order of commands', () => {
  const anyCommand = fc.oneof(
    fc.constant(ask),
    fc.constantFrom(...toolRequestStatuses).map((to) => settle(to)),
  );

  it('asks once and decides once', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const story = historyOf(toolRequestDecider, commands).map(({ type }) => type);
        expect(story.join(' ')).toMatch(/^(ToolRequested( ToolRequestApproved| ToolRequestRejected)?)?$/);
      }),
    );
  });
});
