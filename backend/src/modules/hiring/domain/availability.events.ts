import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

/** The work that a creator is open to. Empty fields are null. */
export interface WorkOffer {
  readonly departments: readonly string[];
  readonly skills: readonly string[];
  readonly workTypes: readonly string[];
  readonly days: readonly string[];
  readonly area: string | null;
  readonly asks: string | null;
}

export const noOffer: WorkOffer = { departments: [], skills: [], workTypes: [], days: [], area: null, asks: null };

export const availabilityEvents = {
  AvailabilityGiven: defineEvent<WorkOffer>({ personal: { profile: noOffer } }),
  AvailabilityWithdrawn: defineEvent(),
  /** Why the creator declined, in her words. */
  DeclineExplained: defineEvent<{ invitationId: string; reason: string }>({
    personal: { profile: { reason: '[erased]' } },
  }),
  /** An invitation ended that the creator could have answered. */
  InvitationCounted: defineEvent<{ invitationId: string; isAnswered: boolean }>(),
  WorkDescribed: defineEvent<{ invitationId: string; about: 'rating' | 'dispute'; words: string }>({
    personal: { profile: { words: '[erased]' } },
  }),
  WorkCounted: defineEvent<{ invitationId: string }>(),
};

export type AvailabilityEvent = EventIn<typeof availabilityEvents>;
export type AvailabilityWithdrawn = EventOf<AvailabilityEvent, 'AvailabilityWithdrawn'>;
export type WorkDescribed = EventOf<AvailabilityEvent, 'WorkDescribed'>;
