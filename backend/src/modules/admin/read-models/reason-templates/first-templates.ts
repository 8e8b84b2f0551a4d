import type { TemplateQueue } from '../../domain/reason-templates.events.js';

/** The templates until staff write their own. */
export const firstTemplates: Readonly<Record<TemplateQueue, readonly string[]>> = {
  appraisals: [
    'The link does not open. Please check it and send it again.',
    'The assignment was not posted on the creators network.',
    'Tell us more about what you learnt: a few sentences are enough.',
  ],
  kyc: [
    'The business name does not fit the registration.',
    'The address is not complete.',
    'We could not reach you on these numbers.',
  ],
  payments: ['We could not find a payment under this reference.', 'The amount does not fit the plan.'],
  orders: ['We cannot deliver this at the moment.', 'Please contact us about the details of your order.'],
  'hire-requests': ['Nobody with these skills is free at the moment.', 'Please tell us more about the work.'],
  'growth-tools': ['We do not offer this tool yet.', 'Please order it from the catalogue.'],
  loans: ['Please tell us more about the purpose.', 'The amount is too high for the first loan.'],
};
