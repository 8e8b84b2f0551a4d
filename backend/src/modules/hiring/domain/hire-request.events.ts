import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** What a business asks for; null where it left a field empty. */
export interface HireDetails {
  readonly department: string | null;
  readonly skills: string | null;
  readonly numberOfInterns: string;
  readonly workType: string;
  readonly stipend: string | null;
  readonly jobDuration: string | null;
}

type HireRequested = Event<'HireRequested', HireDetails>;
export type HireRequestApproved = Event<'HireRequestApproved', Record<string, never>>;
export type HireRequestRejected = Event<'HireRequestRejected', { reason?: string }>;

export type HireRequestEvent = HireRequested | HireRequestApproved | HireRequestRejected;

const erased = '[erased]';

export const hireRequestEvents: EventTypes<HireRequestEvent> = {
  HireRequested: { version: 1, personal: { profile: { skills: erased, stipend: erased } } },
  HireRequestApproved: { version: 1 },
  HireRequestRejected: { version: 1, personal: { profile: { reason: erased } } },
};
