import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

interface DayOrWeek {
  dayNumber: number | null;
  weekNumber?: number;
}

export type AppraisalSubmitted = Event<
  'AppraisalSubmitted',
  DayOrWeek & {
    appraisalId: string;
    attempt: number;
    /** Points that the day has already, when it is handed in once more. */
    formerPoints?: number;
    learnings: string;
    assignmentUrl: string;
    achievements: string;
    challenges: string;
    goals: string;
    selfRating: number;
  }
>;
/** `gained` is set on an improved day: the points above its former mark. */
export type AppraisalApproved = Event<
  'AppraisalApproved',
  DayOrWeek & { appraisalId: string; points: number; gained?: number; comment?: string }
>;
export type AppraisalRejected = Event<'AppraisalRejected', DayOrWeek & { appraisalId: string; reason?: string }>;
type ChallengeCompleted = Event<'ChallengeCompleted', Record<string, never>>;

/** `count` is 1 to 3. `appraisalId` is the appraisal whose decision opened the day; absent on the first day. */
export type OpenDayReminded = Event<'OpenDayReminded', { dayNumber: number; count: number; appraisalId?: string }>;

export type ChallengeEvent =
  | AppraisalSubmitted
  | AppraisalApproved
  | AppraisalRejected
  | ChallengeCompleted
  | OpenDayReminded;

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
  OpenDayReminded: { version: 1 },
};
