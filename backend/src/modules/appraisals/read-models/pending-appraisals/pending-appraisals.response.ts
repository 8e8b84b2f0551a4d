import { pageResponse } from '../../../../platform/http/page-response.js';
import { DateTimeProp, IdProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import type { MemberEntry } from '../../../identity/public.js';
import type { PendingAppraisalRow } from './pending-appraisals.row.js';

const WEEK_MS = 7 * 86_400_000;

export class PendingAppraisalResponse {
  @IdProp() appraisalId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @NumberProp() dayNumber: number;
  @NumberProp({ description: 'Weeks since the application was approved, from 1.' }) weekNumber: number;
  @NumberProp() attempt: number;
  @TextProp() learnings: string;
  @TextProp() assignmentUrl: string;
  @TextProp() assignmentSummary: string;
  @TextProp() achievements: string;
  @TextProp() challenges: string;
  @TextProp() goals: string;
  @NumberProp() selfRating: number;
  @NumberProp({ nullable: true, description: 'What the day counts already, where it is handed in once more.' })
  formerPoints: number | null;
  @DateTimeProp() submittedAt: Date;
}

export class PendingAppraisalPage extends pageResponse(PendingAppraisalResponse) {}

export function showPending(row: PendingAppraisalRow, creator: MemberEntry | undefined): PendingAppraisalResponse {
  const { id: appraisalId, memberId: userId, ...appraisal } = row;
  const since = row.submittedAt.getTime() - (creator?.approvedAt ?? row.submittedAt).getTime();
  const weekNumber = Math.max(0, Math.floor(since / WEEK_MS)) + 1;
  const { firstName, lastName } = creator ?? { firstName: '', lastName: '' };
  return { appraisalId, userId, firstName, lastName, weekNumber, ...appraisal };
}
