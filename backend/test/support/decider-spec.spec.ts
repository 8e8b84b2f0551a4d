import { describe, expect, it } from '@jest/globals';
import {
  type Command,
  type Decider,
  DomainError,
  defineRefusals,
  type Event,
} from '../../src/platform/event-sourcing/index.js';
import { deciderSpec } from './decider-spec.js';

type LampEvent = Event<'LampSwitchedOn', { by: string }>;
type SwitchOn = Command<'SwitchOn', { by: string }>;

const refusals = {
  ...defineRefusals(403, 'Hands off', { NOT_YOURS: 'It is not yours.' }),
  ...defineRefusals(409, 'Hands off', { NOT_AT_HOME: 'Nobody is at home.' }),
};

const lamp: Decider<{ on: boolean }, SwitchOn, LampEvent> = {
  initial: { on: false },
  decide: ({ data: { by } }, { on }) => {
    if (by === 'thief') throw new DomainError(refusals.NOT_YOURS, { owners: 2 });
    return on ? [] : [{ type: 'LampSwitchedOn', data: { by } }];
  },
  evolve: () => ({ on: true }),
};

const given = deciderSpec(lamp, refusals);
const switchOn = (by: string): SwitchOn => ({ type: 'SwitchOn', data: { by } });
const on: LampEvent = { type: 'LampSwitchedOn', data: { by: 'ada' } };

describe('the specification of a decider', () => {
  it('passes on what was decided', () => {
    given().when(switchOn('ada')).then(on);
    given(on).when(switchOn('ada')).thenNothing();
    given().when(switchOn('thief')).thenRefused('NOT_YOURS', { owners: 2 });
  });

  it.each([
    ['other events', () => given().when(switchOn('ben')).then(on)],
    ['events where none should be', () => given().when(switchOn('ada')).thenNothing()],
    ['no events where some should be', () => given(on).when(switchOn('ada')).then(on)],
    ['another code', () => given().when(switchOn('thief')).thenRefused('NOT_AT_HOME')],
    ['other facts', () => given().when(switchOn('thief')).thenRefused('NOT_YOURS', { owners: 3 })],
    ['a command accepted', () => given().when(switchOn('ada')).thenRefused('NOT_YOURS')],
    ['a command refused', () => given().when(switchOn('thief')).thenNothing()],
  ])('fails on %s', (_, claim) => {
    expect(claim).toThrow();
  });
});
