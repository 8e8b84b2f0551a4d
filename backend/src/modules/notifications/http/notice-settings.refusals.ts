import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const noticeRefusals = defineRefusals(422, 'Error performing action', {
  PUSH_ENDPOINT_REFUSED: {
    detail: 'This must be the https address of a push service, as the browser gave it.',
    field: 'endpoint',
  },
});
