import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Command,
  type Decider,
  type DecisionData,
  type Event,
  type RequestState,
  requestDecisions,
  requestRefusals,
} from '../../src/platform/event-sourcing/index.js';
import { deciderSpec } from './decider-spec.js';
import { listDecisions } from './list-decisions.js';
import { recordHistory } from './record-history.js';

export interface RequestExample<C extends Command, E extends Event> {
  readonly decider: Decider<RequestState, C, E>;
  readonly request: C;
  readonly requested: E;
  readonly approved: E['type'];
  readonly rejected: E['type'];
  readonly decide: (data: DecisionData) => C;
  /** Only if requests of this kind may be withdrawn. */
  readonly withdraw?: { readonly command: C; readonly event: E };
}

/** Tests the rules of all kinds of requests. */
export function describeRequest<C extends Command, E extends Event>(example: RequestExample<C, E>): void {
  const { decider, request, requested } = example;
  const given = deciderSpec(decider, requestRefusals);
  const decide = (to: DecisionData['to'], more: Partial<DecisionData> = {}): C =>
    example.decide({ to, reviewerIsMember: false, ...more });
  const event = (type: E['type'], data = {}): E => ({ type, data }) as E;
  const [approved, rejected] = [event(example.approved), event(example.rejected)];

  describe('every command in every state', () => {
    const unknown = 'NOT_FOUND';
    const late = 'REQUEST_ALREADY_DECIDED';
    const pairs = listDecisions(given, {
      states: { none: [], pending: [requested], approved: [requested, approved], rejected: [requested, rejected] },
      commands: { request, approve: decide('approved'), reject: decide('rejected') },
      expected: {
        none: { request: [requested], approve: unknown, reject: unknown },
        pending: { request: [], approve: [approved], reject: [rejected] },
        approved: { request: [], approve: late, reject: late },
        rejected: { request: [], approve: late, reject: late },
      },
    });
    it.each(pairs)('%s', (_, holds) => holds());
  });

  describe('deciding', () => {
    const reason = 'Not this quarter.';
    it('tells the reason of a rejection', () =>
      given(requested).when(decide('rejected', { reason })).then(event(example.rejected, { reason })));
    it.each(requestDecisions)('is refused to the member who asked: %s', (to) =>
      given(requested)
        .when(decide(to, { reviewerIsMember: true }))
        .thenRefused('CANNOT_DECIDE_OWN_REQUEST'),
    );
  });

  if (example.withdraw) {
    const { command, event: withdrawn } = example.withdraw;
    const decided = 'REQUEST_DECIDED';
    const gone = 'REQUEST_WITHDRAWN';
    const pairs = listDecisions(given, {
      states: {
        none: [],
        pending: [requested],
        approved: [requested, approved],
        rejected: [requested, rejected],
        withdrawn: [requested, withdrawn],
      },
      commands: { withdraw: command, approve: decide('approved'), request },
      expected: {
        none: { withdraw: 'NOT_FOUND', approve: 'NOT_FOUND', request: [requested] },
        pending: { withdraw: [withdrawn], approve: [approved], request: [] },
        approved: { withdraw: decided, approve: 'REQUEST_ALREADY_DECIDED', request: [] },
        rejected: { withdraw: decided, approve: 'REQUEST_ALREADY_DECIDED', request: [] },
        withdrawn: { withdraw: [], approve: gone, request: [] },
      },
    });
    describe('withdrawing', () => it.each(pairs)('%s', (_, holds) => holds()));
  }

  it('is made once and ends once in any order of commands', () => {
    const { command: withdraw = request, event: { type: withdrawn } = approved } = example.withdraw ?? {};
    const anyCommand = fc.constantFrom(request, withdraw, ...requestDecisions.map((to) => decide(to)));
    const story = new RegExp(`^(${requested.type}( ${example.approved}| ${example.rejected}| ${withdrawn})?)?$`);
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const types = recordHistory(decider, commands).map(({ type }) => type);
        expect(types.join(' ')).toMatch(story);
      }),
    );
  });
}
