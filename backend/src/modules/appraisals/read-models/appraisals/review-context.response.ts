import { ChoiceProp, DateTimeProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import type { AppraisalRow } from './appraisals.row.js';

const nullable = { nullable: true };

export class OtherAppraisalResponse {
  @IdProp() appraisalId: string;
  @NumberProp({ nullable: true, description: 'null for a weekly appraisal.' }) dayNumber: number | null;
  @NumberProp({ nullable: true, description: 'null for a day of the challenge.' }) weekNumber: number | null;
  @NumberProp() attempt: number;
  @ChoiceProp(['pending', 'approved', 'rejected']) status: AppraisalRow['status'];
  @NumberProp(nullable) points: number | null;
  @TextProp(nullable) comment: string | null;
  @TextProp(nullable) reason: string | null;
  @TextProp() assignmentUrl: string;
  @DateTimeProp() submittedAt: Date;
}

export class SameLinkResponse {
  @IdProp() appraisalId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @NumberProp(nullable) dayNumber: number | null;
  @NumberProp(nullable) weekNumber: number | null;
  @DateTimeProp() submittedAt: Date;
}

export class ReviewContextResponse {
  @IdProp({ description: 'The creator.' }) userId: string;
  @TextProp({ nullable: true, description: 'Title of the lesson of this day.' }) lesson: string | null;
  @TextProp({ nullable: true, description: 'What was asked for.' }) assignment: string | null;
  @ListProp('string', { description: 'What the reviewer looks at.' }) lookedAt: readonly string[];
  @ListProp(() => OtherAppraisalResponse, { description: 'Of the same creator, the newest first.' })
  others: OtherAppraisalResponse[];
  @ListProp(() => SameLinkResponse, { description: 'Of other creators, with the same link, the oldest first.' })
  sameLink: SameLinkResponse[];
}

export const showOther = (row: AppraisalRow): OtherAppraisalResponse => {
  const { id: appraisalId, dayNumber, weekNumber, attempt, status, points, comment, reason } = row;
  const { assignmentUrl, submittedAt } = row;
  return { appraisalId, dayNumber, weekNumber, attempt, status, points, comment, reason, assignmentUrl, submittedAt };
};

export function showSameLink(row: AppraisalRow, creator: MemberEntry | undefined): SameLinkResponse {
  const { id: appraisalId, memberId: userId, dayNumber, weekNumber, submittedAt } = row;
  const { firstName, lastName } = nameFieldsOf(creator);
  return { appraisalId, userId, firstName, lastName, dayNumber, weekNumber, submittedAt };
}
