import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const commerceRefusals = defineRefusals({
  INVALID_SIGNATURE: { status: 401, title: 'Not signed', detail: 'The signature does not fit what was sent.' },
  PAYMENT_REFERENCE_MISTYPED: {
    status: 422,
    title: 'Error submitting request',
    detail:
      'This begins like one of our references, but it is none that we gave you: a letter may be missing, wrong or swapped. Copy it from this page again.',
    field: 'reference',
  },
  CARD_GATEWAY_UNAVAILABLE: {
    status: 503,
    title: 'Error opening the card page',
    detail: 'The card page cannot be opened now. Try again in a minute, or pay by transfer.',
  },
  CARDS_NOT_TAKEN: {
    status: 409,
    title: 'Error opening the card page',
    detail: 'Cards are not taken here. Pay by transfer, or ask us in the chat.',
  },
  NOTHING_TO_PAY: {
    status: 422,
    title: 'Error opening the card page',
    detail: 'Name either a plan with its currency, or an order.',
  },
  MEMBER_IS_NOT_VERIFIED: {
    status: 409,
    title: 'Error performing action',
    detail: 'This member has yet to verify the e-mail address.',
  },
  MEMBER_IS_BANNED: {
    status: 409,
    title: 'Error performing action',
    detail: 'This member is banned. Reactivate the account first.',
  },
});
