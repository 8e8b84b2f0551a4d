import { defineRefusals } from './refusal.js';

export const commonRefusals = defineRefusals(404, 'Not found', { NOT_FOUND: 'There is no such record.' });
