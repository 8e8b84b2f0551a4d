import type { Command } from '../../../platform/event-sourcing/index.js';

export type SubmitAppraisal = Command<
  'SubmitAppraisal',
  {
    appraisalId: string;
    /** The day that the form showed. The command is refused when the challenge is at another day. */
    dayNumber?: number;
    /** The attempt that the form was opened for. The command is refused when that attempt was rejected meanwhile. */
    attempt?: number;
    /** Whether a creator who has finished below the threshold may hand in each day once more. */
    mayImprove?: boolean;
    /** The week that the form showed. The command is refused when that week is no longer open. */
    weekNumber?: number;
    /** The week that is open now. Undefined while weekly appraisals are off. */
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

/** `appraisalId` is the appraisal whose decision opened the current day. It is absent on the first day. */
export type RemindOfOpenDay = Command<'RemindOfOpenDay', { count: number; appraisalId?: string }>;

export type ChallengeCommand = SubmitAppraisal | ApproveAppraisal | RejectAppraisal | RemindOfOpenDay;
