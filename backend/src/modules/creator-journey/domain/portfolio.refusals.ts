import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const portfolioRefusals = defineRefusals(409, 'Portfolio not saved', {
  WORK_NOT_APPROVED: 'Only approved work can be shown. Take the other days out.',
  WORK_PICKED_TWICE: 'Each day can be shown once. Take the second one out.',
  PAGE_NAME_TAKEN: 'Somebody else has this page name. Choose another one.',
});
