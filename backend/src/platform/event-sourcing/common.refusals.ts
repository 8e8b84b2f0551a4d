import { defineRefusals } from './refusal.js';

/** What every stream and every route may refuse. */
export const commonRefusals = defineRefusals({
  NOT_FOUND: { status: 404, title: 'Not found', detail: 'There is no such record.' },
});
