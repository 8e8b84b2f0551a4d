import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

interface DayOrWeek {
  dayNumber: number | null;
  weekNumber?: number;
}

const erased = '[erased]';

export const challengeEvents = {
  AppraisalSubmitted: defineEvent<
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
  >({
    personal: {
      profile: { learnings: erased, assignmentUrl: '', achievements: erased, challenges: erased, goals: erased },
    },
  }),
  /** `gained` is set on an improved day: the points above its former mark. */
  AppraisalApproved: defineEvent<
    DayOrWeek & { appraisalId: string; points: number; gained?: number; comment?: string }
  >({
    personal: { profile: { comment: erased } },
  }),
  AppraisalRejected: defineEvent<DayOrWeek & { appraisalId: string; reason?: string }>({
    personal: { profile: { reason: erased } },
  }),
  ChallengeCompleted: defineEvent(),
  /** `count` is 1 to 3. `appraisalId` is the appraisal whose decision opened the day; absent on the first day. */
  OpenDayReminded: defineEvent<{ dayNumber: number; count: number; appraisalId?: string }>(),
};

export type ChallengeEvent = EventIn<typeof challengeEvents>;
export type AppraisalSubmitted = EventOf<ChallengeEvent, 'AppraisalSubmitted'>;
export type AppraisalApproved = EventOf<ChallengeEvent, 'AppraisalApproved'>;
export type AppraisalRejected = EventOf<ChallengeEvent, 'AppraisalRejected'>;
export type OpenDayReminded = EventOf<ChallengeEvent, 'OpenDayReminded'>;
