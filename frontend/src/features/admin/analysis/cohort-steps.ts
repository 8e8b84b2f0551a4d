import type { Analytics } from '../api/analytics.query';

export type Cohort = Analytics['cohorts'][number];
export type CohortStep = Exclude<keyof Cohort, 'month'>;

export const cohortSteps: Readonly<Record<CohortStep, string>> = {
  registered: 'Registered',
  pro: 'Pro',
  day1: 'Day 1',
  day7: 'Day 7',
  projects: 'Projects open',
  renewed: 'Renewed',
  proNow: 'Pro today',
};
