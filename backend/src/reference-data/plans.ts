import type { Currency, Money } from './money.js';

export type Entitlements = {
  readonly postPromotions: number;
  readonly marketplace: boolean;
  readonly verifiedBadge: boolean;
  readonly forums: boolean;
  readonly learningMaterials: boolean;
  readonly jobsAndGigs: boolean;
  readonly businessPage: boolean;
  readonly teamProjectFunding: boolean;
  readonly moderator: boolean;
};

type PlanDescription = {
  readonly id: string;
  readonly name: string;
  readonly prices: { readonly [C in Currency]: Money<C> };
  readonly features: readonly string[];
  readonly entitlements: Entitlements;
};

export const plans = [
  {
    id: 'basic',
    name: 'Basic',
    prices: {
      NGN: { amount: 450_000, currency: 'NGN' },
      ZAR: { amount: 8_500, currency: 'ZAR' },
      KES: { amount: 45_000, currency: 'KES' },
      USD: { amount: 300, currency: 'USD' },
    },
    features: [
      'One post promotion',
      'Marketplace access',
      'Verified badge',
      'Forums access',
      'Digital learning materials',
      'Jobs and gigs access',
    ],
    entitlements: {
      postPromotions: 1,
      marketplace: true,
      verifiedBadge: true,
      forums: true,
      learningMaterials: true,
      jobsAndGigs: true,
      businessPage: false,
      teamProjectFunding: false,
      moderator: false,
    },
  },
  {
    id: 'standard',
    name: 'Standard',
    prices: {
      NGN: { amount: 3_500_000, currency: 'NGN' },
      ZAR: { amount: 65_000, currency: 'ZAR' },
      KES: { amount: 350_000, currency: 'KES' },
      USD: { amount: 2_300, currency: 'USD' },
    },
    features: [
      'Everything in Basic',
      '5 post promotions',
      'Business page setup',
      'Team project funding',
      'Become a moderator',
    ],
    entitlements: {
      // One as in Basic, and the five that Standard adds.
      postPromotions: 6,
      marketplace: true,
      verifiedBadge: true,
      forums: true,
      learningMaterials: true,
      jobsAndGigs: true,
      businessPage: true,
      teamProjectFunding: true,
      moderator: true,
    },
  },
] as const satisfies readonly PlanDescription[];

export const defaultPlan = 'standard';

/** How many calendar months one payment keeps a member Pro. */
export const proPeriodMonths = 3;

/** How long ago a payment may be that a member tells of, in days. */
export const maxPaidDaysAgo = 366;
