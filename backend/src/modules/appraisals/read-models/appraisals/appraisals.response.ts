import {
  ShownChoice,
  ShownFlag,
  ShownId,
  ShownList,
  ShownNumber,
  ShownText,
  ShownTime,
} from '../../../../platform/http/shown.js';
import type { AppraisalRow } from './appraisals.row.js';
import { type Day, dayStatuses, daysOf } from './days.js';

const nullable = { nullable: true };

export class ChallengeDayResponse {
  @ShownNumber() dayNumber: number;
  @ShownChoice(dayStatuses) status: Day['status'];
  @ShownNumber({ description: '0 before the first submission.' }) attempt: number;
  @ShownId(nullable) appraisalId: string | null;
  @ShownText(nullable) learnings: string | null;
  @ShownText(nullable) assignmentUrl: string | null;
  @ShownText(nullable) achievements: string | null;
  @ShownText(nullable) challenges: string | null;
  @ShownText(nullable) goals: string | null;
  @ShownNumber(nullable) selfRating: number | null;
  @ShownNumber(nullable) points: number | null;
  @ShownText(nullable) comment: string | null;
  @ShownText(nullable) reason: string | null;
  @ShownTime(nullable) submittedAt: Date | null;
  @ShownTime(nullable) decidedAt: Date | null;
}

export class ChallengeResponse {
  @ShownNumber({ nullable: true, description: 'null once all seven days are approved.' }) currentDay: number | null;
  @ShownFlag() completed: boolean;
  @ShownNumber() submitted: number;
  @ShownNumber() approved: number;
  @ShownList(() => ChallengeDayResponse) days: ChallengeDayResponse[];
}

export function showChallenge(appraisals: readonly AppraisalRow[]): ChallengeResponse {
  const { currentDay, days } = daysOf(appraisals);
  return {
    currentDay,
    completed: currentDay === null,
    submitted: appraisals.length,
    approved: appraisals.filter(({ status }) => status === 'approved').length,
    days: days.map(showDay),
  };
}

function showDay({ dayNumber, status, appraisal }: Day): ChallengeDayResponse {
  return {
    dayNumber,
    status,
    attempt: appraisal?.attempt ?? 0,
    appraisalId: appraisal?.id ?? null,
    learnings: appraisal?.learnings ?? null,
    assignmentUrl: appraisal?.assignmentUrl ?? null,
    achievements: appraisal?.achievements ?? null,
    challenges: appraisal?.challenges ?? null,
    goals: appraisal?.goals ?? null,
    selfRating: appraisal?.selfRating ?? null,
    points: appraisal?.points ?? null,
    comment: appraisal?.comment ?? null,
    reason: appraisal?.reason ?? null,
    submittedAt: appraisal?.submittedAt ?? null,
    decidedAt: appraisal?.decidedAt ?? null,
  };
}
