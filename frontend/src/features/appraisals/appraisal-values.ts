import { selfRating } from '../../shared/reference-data';
import type { ChallengeDay } from './api/appraisals';
import type { Submission } from './api/submit-appraisal';

export interface AppraisalValues {
  learnings: string;
  assignmentUrl: string;
  achievements: string;
  challenges: string;
  goals: string;
  selfRating: number;
}

export const fieldNames = { learnings: 'Learnings', assignmentUrl: 'Assignment link' } as const;

/** A rejected day starts from what was sent, so that only what was wrong needs to be written again. */
export function startingValues(day: ChallengeDay): AppraisalValues {
  return {
    learnings: day.learnings ?? '',
    assignmentUrl: day.assignmentUrl ?? '',
    achievements: '',
    challenges: '',
    goals: '',
    selfRating: day.selfRating ?? selfRating.default,
  };
}

export function checkAppraisal({ learnings, assignmentUrl }: AppraisalValues) {
  return {
    ...(learnings.trim() === '' && { learnings: 'Learnings are missing.' }),
    ...(assignmentUrl.trim() === '' && { assignmentUrl: 'The assignment link is missing.' }),
  };
}

/** What is left empty is left out: the server has its own words for it. */
export function toSubmission(values: AppraisalValues, dayNumber: number): Submission {
  const { achievements, challenges, goals } = values;
  return {
    dayNumber,
    learnings: values.learnings.trim(),
    assignmentUrl: values.assignmentUrl.trim(),
    selfRating: values.selfRating,
    ...(achievements.trim() && { achievements: achievements.trim() }),
    ...(challenges.trim() && { challenges: challenges.trim() }),
    ...(goals.trim() && { goals: goals.trim() }),
  };
}
