import { pages } from '../../../../access/pages.js';
import { obstaclesOf, type Policy } from '../../../../access/policy.js';
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

type Reached = Pick<JourneyRow, 'pro' | 'points' | 'approvedAt'>;

/** All conditions that are missing, by feature. */
export function featureLocks(reached: Reached, now: Date) {
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
