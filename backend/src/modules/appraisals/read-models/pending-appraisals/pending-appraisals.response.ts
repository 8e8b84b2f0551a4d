import { DateTimeProp, IdProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { queuePage } from '../../../admin/public.js';
import { type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import { weekOf } from '../../domain/weeks.js';
import type { PendingAppraisalRow } from './pending-appraisals.row.js';

export class PendingAppraisalResponse {
  @IdProp() appraisalId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @NumberProp({ nullable: true, description: 'null for a weekly appraisal.' }) dayNumber: number | null;
  @NumberProp({ description: 'Weeks since the application was approved, from 1; of a weekly appraisal, its week.' })
  weekNumber: number;
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

export class PendingAppraisalPage extends queuePage(PendingAppraisalResponse) {}

export function showPending(row: PendingAppraisalRow, creator: MemberEntry | undefined): PendingAppraisalResponse {
  const { id: appraisalId, memberId: userId, ...appraisal } = row;
  const weekNumber = row.weekNumber ?? weekOf(creator?.approvedAt ?? row.submittedAt, row.submittedAt);
  const { firstName, lastName } = nameFieldsOf(creator);
  return { appraisalId, userId, firstName, lastName, ...appraisal, weekNumber };
}
