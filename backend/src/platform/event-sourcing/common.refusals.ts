import { defineRefusals } from './refusal.js';

export const commonRefusals = defineRefusals({
  NOT_FOUND: { status: 404, title: 'Not found', detail: 'There is no such record.' },
});
