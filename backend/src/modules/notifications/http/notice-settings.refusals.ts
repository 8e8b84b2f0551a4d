import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const noticeRefusals = defineRefusals({
  PUSH_ENDPOINT_REFUSED: {
    status: 422,
    title: 'Error performing action',
    detail: 'This must be the https address of a push service, as the browser gave it.',
    field: 'endpoint',
  },
});
