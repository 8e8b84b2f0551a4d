import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type ReasonTemplatesSet = Event<
  'ReasonTemplatesSet',
  { readonly queue: TemplateQueue; readonly texts: readonly string[] }
>;

export type ReasonTemplatesEvent = ReasonTemplatesSet;

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

export const reasonTemplatesEvents: EventTypes<ReasonTemplatesEvent> = { ReasonTemplatesSet: { version: 1 } };
