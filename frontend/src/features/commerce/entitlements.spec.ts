import { expect, it } from '@jest/globals';
import { entitlementLines } from './entitlements';

const basic = {
  postPromotions: 1,
  marketplace: true,
  verifiedBadge: true,
  forums: true,
  learningMaterials: true,
  jobsAndGigs: true,
  businessPage: false,
  teamProjectFunding: false,
  moderator: false,
};

it('lists what the plan gives, and nothing else', () => {
  expect(entitlementLines(basic)).toEqual([
    'One post promotion',
    'Marketplace access',
    'Verified badge',
    'Forums access',
    'Digital learning materials',
    'Jobs and gigs access',
  ]);
  const standard = { ...basic, postPromotions: 6, businessPage: true, teamProjectFunding: true, moderator: true };
  expect(entitlementLines(standard)[0]).toBe('6 post promotions');
  expect(entitlementLines(standard).slice(-3)).toEqual([
    'Business page setup',
    'Team project funding',
    'Become a moderator',
  ]);
});
