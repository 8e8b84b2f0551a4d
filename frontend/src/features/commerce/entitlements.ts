import type { Membership } from './api/membership.query';

type Entitlements = NonNullable<Membership['entitlements']>;

const words: Record<Exclude<keyof Entitlements, 'postPromotions'>, string> = {
  marketplace: 'Marketplace access',
  verifiedBadge: 'Verified badge',
  forums: 'Forums access',
  learningMaterials: 'Digital learning materials',
  jobsAndGigs: 'Jobs and gigs access',
  businessPage: 'Business page setup',
  teamProjectFunding: 'Team project funding',
  moderator: 'Become a moderator',
};

/** What a plan includes, one line each. */
export function entitlementLines({ postPromotions, ...given }: Entitlements): string[] {
  const promotions = postPromotions === 1 ? 'One post promotion' : `${postPromotions} post promotions`;
  const names = Object.keys(words) as (keyof typeof words)[];
  return [promotions, ...names.filter((name) => given[name]).map((name) => words[name])];
}
