/** Steps that creators of a cohort reached. The last two count who stays. */
export const cohortSteps = ['registered', 'pro', 'day1', 'day7', 'projects', 'renewed', 'proNow'] as const;
export type CohortStep = (typeof cohortSteps)[number];
export const cohortFigure = (month: string, step: CohortStep): string => `cohort/${month}/${step}`;
