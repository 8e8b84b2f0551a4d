import { commonRefusals, defineRefusals } from '../../../platform/event-sourcing/index.js';

export const webhookRefusals = {
  ...commonRefusals,
  ...defineRefusals(422, 'Check the form', {
    WEBHOOK_URL_NOT_TAKEN: {
      detail: 'Name an address of the open internet that begins with https:// and has no port and no user name.',
      field: 'url',
    },
  }),
  ...defineRefusals(409, 'Not added', {
    WEBHOOK_KNOWN: { detail: 'This address has a webhook already.', field: 'url' },
  }),
  ...defineRefusals(409, 'Not sent', { WEBHOOK_PAUSED: 'This webhook is paused. Resume it first.' }),
};
