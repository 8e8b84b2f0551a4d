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
import { type Week, weekStatuses, weeksOf } from './weeks.js';

const nullable = { nullable: true };

class ImprovementResponse {
  @ChoiceProp(improvementStatuses) status: Improvement['status'];
  @IdProp() appraisalId: string;
  @NumberProp({ description: 'The last attempt at the day.' }) attempt: number;
  @TextProp(nullable) reason: string | null;
  @DateTimeProp(nullable) submittedAt: Date | null;
}

class HandedInResponse {
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
}

export class ChallengeDayResponse extends HandedInResponse {
  @NumberProp() dayNumber: number;
  @ChoiceProp(dayStatuses) status: Day['status'];
  @ObjectProp(() => ImprovementResponse, {
    nullable: true,
    description: 'Where the day can be handed in once more, or was: below 50 points after day 7.',
  })
  improvement: Improvement | null;
}

export class WeekResponse extends HandedInResponse {
  @NumberProp() weekNumber: number;
  @ChoiceProp(weekStatuses, { description: 'What was not approved when its week ends is missed.' })
  status: Week['status'];
  @DateTimeProp() opensAt: Date;
  @DateTimeProp() closesAt: Date;
}

export class ChallengeResponse {
  @NumberProp({ nullable: true, description: 'null once all seven days are approved.' }) currentDay: number | null;
  @FlagProp() completed: boolean;
  @NumberProp() submitted: number;
  @NumberProp() approved: number;
  @ListProp(() => ChallengeDayResponse) days: ChallengeDayResponse[];
  @ListProp(() => WeekResponse, { description: 'Weeks 2 to 13, after day 7 where weekly appraisals are on.' })
  weeks: WeekResponse[];
}

interface Circumstances {
  readonly isBelowThreshold: boolean;
  readonly now: Date;
  /** null while weekly appraisals are off. */
  readonly weeksFrom: Date | null;
}

export function showChallenge(
  appraisals: readonly AppraisalRow[],
  { isBelowThreshold, weeksFrom, now }: Circumstances,
): ChallengeResponse {
  const { currentDay, approved, days } = daysOf(appraisals, { isBelowThreshold });
  const weeks = weeksFrom && currentDay === null ? weeksOf(appraisals, weeksFrom, now) : [];
  return {
    currentDay,
    completed: currentDay === null,
    submitted: appraisals.filter(({ weekNumber }) => weekNumber === null).length,
    approved,
    days: days.map(({ appraisal, ...day }) => ({ ...day, ...handedIn(appraisal) })),
    weeks: weeks.map(({ appraisal, ...week }) => ({ ...week, ...handedIn(appraisal) })),
  };
}

function handedIn(appraisal: AppraisalRow | null): Pick<HandedInResponse, keyof HandedInResponse> {
  const row: Partial<AppraisalRow> = appraisal ?? {};
  const { id: appraisalId = null, attempt = 0, submittedAt = null, decidedAt = null } = row;
  const { learnings = null, assignmentUrl = null, achievements = null, challenges = null, goals = null } = row;
  const { selfRating = null, points = null, comment = null, reason = null } = row;
  const answers = { learnings, assignmentUrl, achievements, challenges, goals, selfRating };
  const decision = { points, comment, reason, decidedAt };
  return { attempt, appraisalId, ...answers, submittedAt, ...decision };
}
