import type { Refusal } from '../platform/event-sourcing/index.js';
import { accessRefusals } from './access.refusals.js';
import type { PolicyName } from './policies.js';

type Words = Partial<Record<keyof typeof accessRefusals, Pick<Refusal, 'title' | 'detail'>>>;

const { title, detail } = accessRefusals.KYC_REQUIRED;
const locked: Words = { PRO_REQUIRED: { title, detail } };

/** Policies with their own texts for a refusal. */
export const wordsByPolicy: Partial<Record<PolicyName, Words>> = {
  'take-the-challenge': {
    PRO_REQUIRED: {
      title: 'Access Denied',
      detail: 'You must be a Pro Creator to access appraisals. Please contact support to upgrade.',
    },
  },
  'use-growth-tools': locked,
  'hire-creators': locked,
  'request-a-loan': locked,
  'place-orders': {
    ...locked,
    NOT_SIGNED_IN: { title: 'Authentication Error', detail: 'Please log in to place an order.' },
  },
};
