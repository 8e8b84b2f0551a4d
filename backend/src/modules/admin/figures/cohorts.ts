/** How far creators who registered in the same month came; the last two say who stays. */
export const cohortSteps = ['registered', 'pro', 'day1', 'day7', 'projects', 'renewed', 'proNow'] as const;
export type CohortStep = (typeof cohortSteps)[number];
export const cohortFigure = (month: string, step: CohortStep): string => `cohort/${month}/${step}`;
