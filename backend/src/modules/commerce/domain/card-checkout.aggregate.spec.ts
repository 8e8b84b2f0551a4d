import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { cardCheckout } from './card-checkout.aggregate.js';
import type { CardCheckoutCommand } from './card-checkout.commands.js';
import type { CardCheckoutEvent } from './card-checkout.events.js';

const given = deciderSpec(cardCheckout.decider, {});
const data = { plan: 'standard', amount: 65_000, currency: 'ZAR', reference: 'SK1' } as const;
const open: CardCheckoutCommand = { type: 'OpenCardCheckout', data };
const note = (isPaid: boolean): CardCheckoutCommand => ({ type: 'NoteCardCheckout', data: { isPaid } });
const opened: CardCheckoutEvent = { type: 'CardCheckoutOpened', data };
const paid: CardCheckoutEvent = { type: 'CardCheckoutPaid', data: {} };
const notPaid: CardCheckoutEvent = { type: 'CardCheckoutNotPaid', data: {} };

describe('a visit to the page of the gateway', () => {
  const pairs = listDecisions(given, {
    states: { none: [], open: [opened], 'not paid': [opened, notPaid], paid: [opened, notPaid, paid] },
    commands: { open, pay: note(true), leave: note(false) },
    expected: {
      none: { open: [opened], pay: [], leave: [] },
      open: { open: [], pay: [paid], leave: [notPaid] },
      'not paid': { open: [], pay: [paid], leave: [] },
      paid: { open: [], pay: [], leave: [] },
    },
  });
  it.each(pairs)('%s', (_, holds) => holds());
});
