import type { Command } from '../../../platform/event-sourcing/index.js';

export type SubmitAppraisal = Command<
  'SubmitAppraisal',
  {
    appraisalId: string;
    /** The day that the creator saw; refused when it is no longer the current one. */
    dayNumber?: number;
    /** Which try at that day it was written for; refused once that try was declined. */
    attempt?: number;
    /** Below the threshold, a creator who is through may hand in each day once more. */
    mayImprove?: boolean;
    /** The week that the creator saw; refused when it is no longer open. */
    weekNumber?: number;
    /** The week that can be handed in now, where weekly appraisals are on. */
    openWeek?: number;
    learnings: string;
    assignmentUrl: string;
    achievements?: string;
    challenges?: string;
    goals?: string;
    selfRating?: number;
  }
>;
export type ApproveAppraisal = Command<
  'ApproveAppraisal',
  { appraisalId: string; points: number; comment?: string; reviewerIsCreator: boolean }
>;
export type RejectAppraisal = Command<
  'RejectAppraisal',
  { appraisalId: string; reason?: string; reviewerIsCreator: boolean }
>;

/** The day that has been open since the decision on this appraisal, or since the beginning. */
export type RemindOfOpenDay = Command<'RemindOfOpenDay', { count: number; appraisalId?: string }>;

export type ChallengeCommand = SubmitAppraisal | ApproveAppraisal | RejectAppraisal | RemindOfOpenDay;
