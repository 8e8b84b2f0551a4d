import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

export const templateQueues = [
  'appraisals',
  'kyc',
  'payments',
  'orders',
  'hire-requests',
  'growth-tools',
  'loans',
] as const;
export type TemplateQueue = (typeof templateQueues)[number];

export const reasonTemplatesEvents = {
  ReasonTemplatesSet: defineEvent<{ queue: TemplateQueue; texts: readonly string[] }>(),
};

export type ReasonTemplatesEvent = EventIn<typeof reasonTemplatesEvents>;
export type ReasonTemplatesSet = EventOf<ReasonTemplatesEvent, 'ReasonTemplatesSet'>;
