import { defineRefusals } from '../event-sourcing/index.js';

export const switchRefusals = defineRefusals(403, 'Not open', { FEATURE_OFF: 'This part is not open at the moment.' });
