import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

export const privacyRequestKinds = ['access', 'correction', 'erasure', 'objection'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const privacyRequestChannels = ['app', 'mail', 'whatsapp', 'phone', 'letter'] as const;
export type PrivacyRequestChannel = (typeof privacyRequestChannels)[number];

export const privacyRequestEvents = {
  PrivacyRequestRecorded: defineEvent<{
    requestId: string;
    kind: PrivacyRequestKind;
    channel: PrivacyRequestChannel;
    receivedOn: string;
  }>(),
  PrivacyRequestTaken: defineEvent<{ requestId: string }>(),
  /** `answer` is absent when members helped themselves. */
  PrivacyRequestAnswered: defineEvent<{ requestId: string; answer?: string }>({
    personal: { profile: { answer: '[erased]' } },
  }),
};

export type PrivacyRequestEvent = EventIn<typeof privacyRequestEvents>;
export type PrivacyRequestRecorded = EventOf<PrivacyRequestEvent, 'PrivacyRequestRecorded'>;
export type PrivacyRequestTaken = EventOf<PrivacyRequestEvent, 'PrivacyRequestTaken'>;
export type PrivacyRequestAnswered = EventOf<PrivacyRequestEvent, 'PrivacyRequestAnswered'>;
