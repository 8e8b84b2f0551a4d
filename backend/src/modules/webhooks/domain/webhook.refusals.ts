import { commonRefusals, defineRefusals } from '../../../platform/event-sourcing/index.js';

export const webhookRefusals = {
  ...commonRefusals,
  ...defineRefusals({
    WEBHOOK_URL_NOT_TAKEN: {
      status: 422,
      title: 'Check the form',
      detail: 'Name an address of the open internet that begins with https:// and has no port and no user name.',
      field: 'url',
    },
    WEBHOOK_KNOWN: { status: 409, title: 'Not added', detail: 'This address has a webhook already.', field: 'url' },
    WEBHOOK_PAUSED: { status: 409, title: 'Not sent', detail: 'This webhook is paused. Resume it first.' },
  }),
};
