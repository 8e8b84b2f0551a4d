import { money } from '../../shared/format';
import type { CardPayment } from './api/card-payments.query';

interface Explanation {
  why: string;
  whatToDo: string;
}

type Explain = (payment: CardPayment) => Explanation;

const explainDifference: Explain = ({ expected, fault }) => ({
  why: `${fault === 'other-currency' ? 'Another currency' : 'Another amount'}: the claim is over ${expected ? money(expected) : 'something else'}.`,
  whatToDo:
    'Confirm the claim above if you accept what was paid. Otherwise reject it, and pay this back at the gateway.',
});

const faults: Record<NonNullable<CardPayment['fault']>, Explain> = {
  'other-amount': explainDifference,
  'other-currency': explainDifference,
  refunded: () => ({
    why: 'The gateway paid this back.',
    whatToDo:
      'Once all that was charged under this reference went back, the Pro period that it paid for was taken back by itself. Tell the member if that was a mistake.',
  }),
  disputed: () => ({
    why: 'The bank of the payer disputes this payment.',
    whatToDo: 'Answer at the gateway in time. Pro stays until the dispute is decided.',
  }),
  'dispute-lost': () => ({
    why: 'The bank of the payer took this back.',
    whatToDo: 'The Pro period that it paid for was taken back by itself. Look whether the member pays in another way.',
  }),
  'no-claim': () => ({
    why: 'Nobody has claimed this reference.',
    whatToDo:
      'Nothing yet: it settles itself once the payer’s own account records it. If the payer writes, ask for exactly this reference.',
  }),
  'other-payer': () => ({
    why: 'Only somebody else claims this reference; we do not know that they paid.',
    whatToDo: 'Find out at the gateway who paid. Confirm the claim above if it was this member, or reject it.',
  }),
  'member-erased': () => ({
    why: 'The member who claimed this reference was erased.',
    whatToDo: 'Pay it back at the gateway.',
  }),
  'member-banned': () => ({
    why: 'The member who claimed this reference is banned.',
    whatToDo:
      'Reactivate the member, and it confirms the claim by itself. Otherwise reject the claim above, and pay this back at the gateway.',
  }),
  'claim-rejected': () => ({
    why: 'The claim with this reference was rejected.',
    whatToDo: 'Pay it back at the gateway, or upgrade the member by hand if the rejection was a mistake.',
  }),
  'several-claims': () => ({
    why: 'More than one member claims this reference.',
    whatToDo: 'Find out at the gateway who paid, confirm the claim of that member above, and reject the others.',
  }),
  'paid-already': () => ({
    why: 'Another charge has paid this claim already.',
    whatToDo: 'Pay this one back at the gateway.',
  }),
};

/** Why a card payment settled nothing, and what staff can do. */
export const explainFault = (payment: CardPayment): Explanation =>
  payment.fault ? faults[payment.fault](payment) : { why: 'It is being looked at.', whatToDo: 'Nothing yet.' };
