import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type AppraisalSubmitted = Event<
  'AppraisalSubmitted',
  {
    appraisalId: string;
    dayNumber: number;
    attempt: number;
    learnings: string;
    assignmentUrl: string;
    achievements: string;
    challenges: string;
    goals: string;
    selfRating: number;
  }
>;
export type AppraisalApproved = Event<
  'AppraisalApproved',
  { appraisalId: string; dayNumber: number; points: number; comment?: string }
>;
export type AppraisalRejected = Event<'AppraisalRejected', { appraisalId: string; dayNumber: number; reason?: string }>;
export type ChallengeCompleted = Event<'ChallengeCompleted', Record<string, never>>;

export type ChallengeEvent = AppraisalSubmitted | AppraisalApproved | AppraisalRejected | ChallengeCompleted;

const erased = '[erased]';

export const challengeEvents: EventTypes<ChallengeEvent> = {
  AppraisalSubmitted: {
    version: 1,
    personal: {
      profile: { learnings: erased, assignmentUrl: '', achievements: erased, challenges: erased, goals: erased },
    },
  },
  AppraisalApproved: { version: 1, personal: { profile: { comment: erased } } },
  AppraisalRejected: { version: 1, personal: { profile: { reason: erased } } },
  ChallengeCompleted: { version: 1 },
};
