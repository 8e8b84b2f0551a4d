import { defineRefusals } from '../event-sourcing/index.js';

export const switchRefusals = defineRefusals({
  FEATURE_OFF: { status: 403, title: 'Not open', detail: 'This part is not open at the moment.' },
});
