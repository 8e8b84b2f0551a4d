import { defineRefusals } from '../../../platform/event-sourcing/index.js';

const title = 'Portfolio not saved';

export const portfolioRefusals = defineRefusals({
  WORK_NOT_APPROVED: { status: 409, title, detail: 'Only approved work can be shown. Take the other days out.' },
  WORK_PICKED_TWICE: { status: 409, title, detail: 'Each day can be shown once. Take the second one out.' },
  PAGE_NAME_TAKEN: { status: 409, title, detail: 'Somebody else has this page name. Choose another one.' },
});
