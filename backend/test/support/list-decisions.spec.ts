import { describe, expect, it } from '@jest/globals';
import {
  type Command,
  type Decider,
  DomainError,
  defineRefusals,
  type Event,
} from '../../src/platform/event-sourcing/index.js';
import { deciderSpec } from './decider-spec.js';
import { type DecisionTable, listDecisions } from './list-decisions.js';
import { recordHistory } from './record-history.js';

type LampEvent = Event<'LampSwitchedOn', object> | Event<'LampBroken', object>;
type LampCommand = Command<'SwitchOn', object> | Command<'Break', object>;
type LampTable = DecisionTable<
  'off' | 'on' | 'broken',
  'switchOn' | 'break',
  LampCommand,
  LampEvent,
  keyof typeof refusals
>;

const words = 'Try another lamp.';
const refusals = defineRefusals(409, 'No light', { BROKEN: words, ON_ALREADY: words, GONE: words });

const on: LampEvent = { type: 'LampSwitchedOn', data: {} };
const broken: LampEvent = { type: 'LampBroken', data: {} };
const switchOn: LampCommand = { type: 'SwitchOn', data: {} };
const breakIt: LampCommand = { type: 'Break', data: {} };

const lamp: Decider<'off' | 'on' | 'broken', LampCommand, LampEvent> = {
  initial: 'off',
  decide: ({ type }, state) => {
    if (state === 'broken') throw new DomainError(refusals.BROKEN);
    if (type === 'Break') return [broken];
    return state === 'on' ? [] : [on];
  },
  evolve: (_, { type }) => (type === 'LampBroken' ? 'broken' : 'on'),
};

const pairs: LampTable = {
  states: { off: [], on: [on], broken: [broken] },
  commands: { switchOn, break: breakIt },
  expected: {
    off: { switchOn: [on], break: [broken] },
    on: { switchOn: [], break: [broken] },
    broken: { switchOn: 'BROKEN', break: 'BROKEN' },
  },
};

describe('the table of every pair', () => {
  it.each(listDecisions(deciderSpec(lamp, refusals), pairs))('%s', (_, holds) => holds());

  it.each<[string, Partial<LampTable['expected']>]>([
    ['a refusal where there is none', { on: { switchOn: 'ON_ALREADY', break: [broken] } }],
    ['an event where there is none', { on: { switchOn: [on], break: [broken] } }],
    ['nothing where something happens', { off: { switchOn: [], break: [broken] } }],
    ['another code', { broken: { switchOn: 'BROKEN', break: 'GONE' } }],
  ])('fails on %s', (_, wrong) => {
    const claims = listDecisions(deciderSpec(lamp, refusals), { ...pairs, expected: { ...pairs.expected, ...wrong } });
    expect(() => {
      for (const [, holds] of claims) holds();
    }).toThrow();
  });
});

describe('the history of commands', () => {
  it('leaves out what was refused', () => {
    expect(recordHistory(lamp, [switchOn, switchOn, breakIt, switchOn])).toEqual([on, broken]);
  });

  it('passes on what is no refusal', () => {
    const faulty = { ...lamp, decide: () => recordHistory(lamp, [null as unknown as LampCommand]) };
    expect(() => recordHistory(faulty, [switchOn])).toThrow(TypeError);
  });
});
