import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** A day of the challenge, or a week of the programme after it. */
interface DayOrWeek {
  dayNumber: number | null;
  weekNumber?: number;
}

export type AppraisalSubmitted = Event<
  'AppraisalSubmitted',
  DayOrWeek & {
    appraisalId: string;
    attempt: number;
    /** What the day counts already, where it is handed in once more. */
    formerPoints?: number;
    learnings: string;
    assignmentUrl: string;
    achievements: string;
    challenges: string;
    goals: string;
    selfRating: number;
  }
>;
/** `gained` is what a day that was handed in once more counts beyond its former mark. */
export type AppraisalApproved = Event<
  'AppraisalApproved',
  DayOrWeek & { appraisalId: string; points: number; gained?: number; comment?: string }
>;
export type AppraisalRejected = Event<'AppraisalRejected', DayOrWeek & { appraisalId: string; reason?: string }>;
export type ChallengeCompleted = Event<'ChallengeCompleted', Record<string, never>>;

/** The first to third time in a row; the appraisal is the one whose decision opened the day, if there was one. */
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
