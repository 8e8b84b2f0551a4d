import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const commerceRefusals = {
  ...defineRefusals(401, 'Not signed', { INVALID_SIGNATURE: 'The signature does not fit what was sent.' }),
  ...defineRefusals(422, 'Error submitting request', {
    PAYMENT_REFERENCE_MISTYPED: {
      detail:
        'This begins like one of our references, but it is none that we gave you: a letter may be missing, wrong or swapped. Copy it from this page again.',
      field: 'reference',
    },
  }),
  ...defineRefusals(503, 'Error opening the card page', {
    CARD_GATEWAY_UNAVAILABLE: 'The card page cannot be opened now. Try again in a minute, or pay by transfer.',
  }),
  ...defineRefusals(409, 'Error opening the card page', {
    CARDS_NOT_TAKEN: 'Cards are not taken here. Pay by transfer, or ask us in the chat.',
  }),
  ...defineRefusals(422, 'Error opening the card page', {
    NOTHING_TO_PAY: 'Name either a plan with its currency, or an order.',
  }),
  ...defineRefusals(409, 'Error performing action', {
    MEMBER_IS_NOT_VERIFIED: 'This member has yet to verify the e-mail address.',
    MEMBER_IS_BANNED: 'This member is banned. Reactivate the account first.',
  }),
};
