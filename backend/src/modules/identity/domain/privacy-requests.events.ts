import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export const privacyRequestKinds = ['access', 'correction', 'erasure', 'objection'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const privacyRequestChannels = ['app', 'mail', 'whatsapp', 'phone', 'letter'] as const;
export type PrivacyRequestChannel = (typeof privacyRequestChannels)[number];

export type PrivacyRequestRecorded = Event<
  'PrivacyRequestRecorded',
  {
    readonly requestId: string;
    readonly kind: PrivacyRequestKind;
    readonly channel: PrivacyRequestChannel;
    readonly receivedOn: string;
  }
>;
export type PrivacyRequestTaken = Event<'PrivacyRequestTaken', { readonly requestId: string }>;
/** `answer` is absent when members helped themselves. */
export type PrivacyRequestAnswered = Event<
  'PrivacyRequestAnswered',
  { readonly requestId: string; readonly answer?: string }
>;

export type PrivacyRequestEvent = PrivacyRequestRecorded | PrivacyRequestTaken | PrivacyRequestAnswered;

export const privacyRequestEvents: EventTypes<PrivacyRequestEvent> = {
  PrivacyRequestRecorded: { version: 1 },
  PrivacyRequestTaken: { version: 1 },
  PrivacyRequestAnswered: { version: 1, personal: { profile: { answer: '[erased]' } } },
};
