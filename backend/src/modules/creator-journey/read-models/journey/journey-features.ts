import { pages } from '../../../../access/pages.js';
import { type Obstacle, obstaclesOf, type Policy } from '../../../../access/policy.js';
import type { JourneyRow } from './journey.row.js';

/** The cards of the creator's dashboard. The table of pages has the conditions that open them. */
export const features = [
  { code: 'learn', path: '/learn' },
  { code: 'appraisals', path: '/appraisals' },
  { code: 'join-live-projects', path: '/join-live-projects' },
  { code: 'team-projects', path: '/team-projects' },
  { code: 'freelance-gigs', path: '/freelance-gigs' },
  { code: 'certification', path: '/certification' },
] as const;

export interface FeatureLocks {
  readonly code: (typeof features)[number]['code'];
  readonly path: string;
  /** All missing conditions. Empty when the feature is open. */
  readonly locks: readonly Obstacle[];
}

type Reached = Pick<JourneyRow, 'pro' | 'points' | 'approvedAt'>;

export function featureLocks(reached: Reached, now: Date): FeatureLocks[] {
  return features.map(({ code, path }) => ({
    code,
    path,
    locks: obstaclesOf(policyOf(path), { ...reached, kycStatus: null }, now),
  }));
}

function policyOf(path: string): Policy {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page.policy;
}
