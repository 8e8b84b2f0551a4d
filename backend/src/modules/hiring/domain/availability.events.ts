import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

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

type AvailabilityGiven = Event<'AvailabilityGiven', WorkOffer>;
export type AvailabilityWithdrawn = Event<'AvailabilityWithdrawn', Record<string, never>>;

/** Why the creator declined, in her words. */
type DeclineExplained = Event<'DeclineExplained', { readonly invitationId: string; readonly reason: string }>;
/** An invitation ended that the creator could have answered. */
type InvitationCounted = Event<'InvitationCounted', { readonly invitationId: string; readonly isAnswered: boolean }>;

export type WorkDescribed = Event<
  'WorkDescribed',
  { readonly invitationId: string; readonly about: 'rating' | 'dispute'; readonly words: string }
>;
type WorkCounted = Event<'WorkCounted', { readonly invitationId: string }>;

export type AvailabilityEvent =
  | AvailabilityGiven
  | AvailabilityWithdrawn
  | DeclineExplained
  | InvitationCounted
  | WorkDescribed
  | WorkCounted;

export const availabilityEvents: EventTypes<AvailabilityEvent> = {
  AvailabilityGiven: { version: 1, personal: { profile: noOffer } },
  AvailabilityWithdrawn: { version: 1 },
  DeclineExplained: { version: 1, personal: { profile: { reason: '[erased]' } } },
  InvitationCounted: { version: 1 },
  WorkDescribed: { version: 1, personal: { profile: { words: '[erased]' } } },
  WorkCounted: { version: 1 },
};
