import {
  ChoiceProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import type { AppraisalRow } from './appraisals.row.js';
import { type Day, dayStatuses, daysOf, type Improvement, improvementStatuses } from './days.js';

const nullable = { nullable: true };

class ImprovementResponse {
  @ChoiceProp(improvementStatuses) status: Improvement['status'];
  @IdProp() appraisalId: string;
  @NumberProp({ description: 'The last attempt at the day.' }) attempt: number;
  @TextProp(nullable) reason: string | null;
  @DateTimeProp(nullable) submittedAt: Date | null;
}

export class ChallengeDayResponse {
  @NumberProp() dayNumber: number;
  @ChoiceProp(dayStatuses) status: Day['status'];
  @NumberProp({ description: '0 before the first submission.' }) attempt: number;
  @IdProp(nullable) appraisalId: string | null;
  @TextProp(nullable) learnings: string | null;
  @TextProp(nullable) assignmentUrl: string | null;
  @TextProp(nullable) achievements: string | null;
  @TextProp(nullable) challenges: string | null;
  @TextProp(nullable) goals: string | null;
  @NumberProp(nullable) selfRating: number | null;
  @NumberProp(nullable) points: number | null;
  @TextProp(nullable) comment: string | null;
  @TextProp(nullable) reason: string | null;
  @DateTimeProp(nullable) submittedAt: Date | null;
  @DateTimeProp(nullable) decidedAt: Date | null;
  @ObjectProp(() => ImprovementResponse, {
    nullable: true,
    description: 'Where the day can be handed in once more, or was: below 50 points after day 7.',
  })
  improvement: Improvement | null;
}

export class ChallengeResponse {
  @NumberProp({ nullable: true, description: 'null once all seven days are approved.' }) currentDay: number | null;
  @FlagProp() completed: boolean;
  @NumberProp() submitted: number;
  @NumberProp() approved: number;
  @ListProp(() => ChallengeDayResponse) days: ChallengeDayResponse[];
}

export function showChallenge(appraisals: readonly AppraisalRow[], isBelowThreshold: boolean): ChallengeResponse {
  const { currentDay, approved, days } = daysOf(appraisals, { isBelowThreshold });
  return {
    currentDay,
    completed: currentDay === null,
    submitted: appraisals.length,
    approved,
    days: days.map(showDay),
  };
}

function showDay({ dayNumber, status, appraisal, improvement }: Day): ChallengeDayResponse {
  const row: Partial<AppraisalRow> = appraisal ?? {};
  const { id: appraisalId = null, attempt = 0, submittedAt = null, decidedAt = null } = row;
  const { learnings = null, assignmentUrl = null, achievements = null, challenges = null, goals = null } = row;
  const { selfRating = null, points = null, comment = null, reason = null } = row;
  const answers = { learnings, assignmentUrl, achievements, challenges, goals, selfRating };
  const decision = { points, comment, reason, decidedAt };
  return { dayNumber, status, attempt, appraisalId, ...answers, submittedAt, ...decision, improvement };
}
