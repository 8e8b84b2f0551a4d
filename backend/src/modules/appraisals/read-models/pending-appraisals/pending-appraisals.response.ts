import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownId, ShownNumber, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import type { MemberEntry } from '../../../identity/public.js';
import type { PendingAppraisalRow } from './pending-appraisals.row.js';

const WEEK_MS = 7 * 86_400_000;

export class PendingAppraisalResponse {
  @ShownId() appraisalId: string;
  @ShownId() userId: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownNumber() dayNumber: number;
  @ShownNumber({ description: 'Weeks since the application was approved, from 1.' }) weekNumber: number;
  @ShownNumber() attempt: number;
  @ShownText() learnings: string;
  @ShownText() assignmentUrl: string;
  @ShownText() assignmentSummary: string;
  @ShownText() achievements: string;
  @ShownText() challenges: string;
  @ShownText() goals: string;
  @ShownNumber() selfRating: number;
  @ShownTime() submittedAt: Date;
}

export class PendingAppraisalPage extends pageResponse(PendingAppraisalResponse) {}

export function showPending(row: PendingAppraisalRow, creator: MemberEntry | undefined): PendingAppraisalResponse {
  const { id: appraisalId, memberId: userId, ...appraisal } = row;
  const since = row.submittedAt.getTime() - (creator?.approvedAt ?? row.submittedAt).getTime();
  const weekNumber = Math.max(0, Math.floor(since / WEEK_MS)) + 1;
  const { firstName, lastName } = creator ?? { firstName: '', lastName: '' };
  return { appraisalId, userId, firstName, lastName, weekNumber, ...appraisal };
}
