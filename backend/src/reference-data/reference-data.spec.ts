import { describe, expect, it } from '@jest/globals';
import { CHALLENGE_DAYS, DEFAULT_SELF_RATING, MAX_POINTS } from '../modules/appraisals/domain/challenge.decider.js';
import { PRO_MONTHS } from '../modules/commerce/domain/membership.decider.js';
import { milestones, UNLOCK_THRESHOLD } from '../modules/creator-journey/domain/milestones.js';
import { MASTERCLASS_DAYS } from '../modules/learn-hub/domain/study.decider.js';
import { countries, growthTools, loanAmounts, masterclasses, plans, referenceData, slugOf } from './index.js';

const statesOf = (id: string) => countries.filter((country) => country.id === id).flatMap(({ states }) => [...states]);
const titlesOf = (things: readonly { title: string }[]) => things.map(({ title }) => title);
const inKobo = (naira: number) => ({ amount: naira * 100, currency: 'NGN' });

const lists: [string, number, readonly unknown[]][] = [
  ['countries', 2, countries.map(({ id }) => id)],
  ['Nigerian states', 37, statesOf('nigeria')],
  ['South African provinces', 9, statesOf('south africa')],
  ['genders', 2, referenceData.genders],
  ['membership types', 3, referenceData.membershipTypes],
  ['departments', 7, referenceData.departments],
  ['departments at registration', 3, referenceData.registrationDepartments],
  ['business categories', 14, referenceData.businessCategories],
  ['business types', 2, referenceData.businessTypes],
  ['loan amounts', 8, loanAmounts.map(({ amount }) => amount)],
  ['currencies', 4, referenceData.currencies.map(({ code }) => code)],
  ['plans', 2, plans.map(({ id }) => id)],
  ['growth tools', 5, growthTools.map(({ name }) => name)],
  ['gigs', 3, titlesOf(referenceData.gigs)],
  ['live projects', 4, titlesOf(referenceData.liveProjects)],
  ['masterclasses', 5, titlesOf(masterclasses)],
  ['milestones', 3, referenceData.milestones.map(({ name }) => name)],
  ['landing figures', 4, referenceData.landingFigures.map(({ id }) => id)],
  ['offices', 3, referenceData.offices.map(({ id }) => id)],
];

describe('the lists', () => {
  it.each(lists)('hold as many %s as specified: %i, each once', (_, count, list) => {
    expect(list).toHaveLength(count);
    expect(new Set(list).size).toBe(count);
  });

  it('survive the way to the client as JSON', () => {
    expect(JSON.parse(JSON.stringify(referenceData))).toEqual(referenceData);
  });

  it('name no state in two countries', () => {
    expect(statesOf('nigeria').filter((state) => statesOf('south africa').includes(state))).toEqual([]);
  });

  it('count Abuja among the Nigerian states', () => {
    expect(statesOf('nigeria')).toContain('FCT (Abuja)');
  });

  it('offer at registration only departments that exist', () => {
    expect(referenceData.departments).toEqual(expect.arrayContaining([...referenceData.registrationDepartments]));
  });

  it('place every office in a country that exists', () => {
    const ids: string[] = countries.map(({ id }) => id);
    for (const office of referenceData.offices) expect(ids).toContain(office.country);
  });
});

describe('prices', () => {
  it.each([
    ['Basic', 'NGN', 4500],
    ['Basic', 'ZAR', 85],
    ['Basic', 'KES', 450],
    ['Basic', 'USD', 3],
    ['Standard', 'NGN', 35_000],
    ['Standard', 'ZAR', 650],
    ['Standard', 'KES', 3500],
    ['Standard', 'USD', 23],
  ] as const)('of the %s plan in %s: %i', (name, currency, price) => {
    const plan = plans.find((one) => one.name === name);
    expect(plan?.prices[currency]).toEqual({ amount: price * 100, currency });
  });

  it.each([
    ['Business Cards', 15_000],
    ['Flier Prints', 10_000],
    ['Social Media Setup', 20_000],
    ['Basic Website Design', 50_000],
    ['Govt. Required Licenses', 25_000],
  ])('of %s: %i naira', (name, price) => {
    expect(growthTools.find((tool) => tool.name === name)?.price).toEqual(inKobo(price));
  });

  it('of the loans on offer', () => {
    const offered = [250_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 15_000_000, 20_000_000];
    expect(loanAmounts).toEqual(offered.map(inKobo));
  });

  it('of the gigs', () => {
    expect(referenceData.gigs.map(({ pay, per }) => `${pay} per ${per}`)).toEqual([
      '50 per project',
      '100 per article',
      '250 per campaign',
    ]);
  });

  it('are unknown in a currency that no plan takes', () => {
    const codes = referenceData.currencies.map(({ code }) => code);
    for (const plan of plans) expect(Object.keys(plan.prices)).toEqual(codes);
  });
});

describe('plans', () => {
  it('give with Standard everything that Basic gives', () => {
    const [basic, standard] = plans;
    for (const [name, given] of Object.entries(basic.entitlements)) {
      expect(Number(standard.entitlements[name as keyof typeof basic.entitlements])).toBeGreaterThanOrEqual(
        Number(given),
      );
    }
  });
});

describe('masterclasses', () => {
  it('are found under these addresses', () => {
    expect(masterclasses.map(({ slug }) => slug)).toEqual([
      'creators-network-masterclass',
      'social-media-management',
      'professional-marketing',
      'event-management',
      'business-development',
    ]);
  });

  it.each(masterclasses)(
    '$title has its slug by the rule and a topic for each of seven days',
    ({ title, slug, curriculum }) => {
      expect(slug).toBe(slugOf(title));
      expect(curriculum.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(new Set(curriculum.map(({ topic }) => topic)).size).toBe(7);
    },
  );

  it('describe a picture for each day, but for the one that is filmed', () => {
    expect(masterclasses.filter(({ videoBased }) => videoBased).map(({ slug }) => slug)).toEqual([
      'creators-network-masterclass',
    ]);
    for (const { videoBased, curriculum } of masterclasses) {
      for (const { imageCaption } of curriculum) expect(imageCaption === undefined).toBe(videoBased);
    }
  });
});

describe('numbers of the programme', () => {
  it('are the specified ones', () => {
    expect(referenceData).toMatchObject({
      unlockThreshold: 50,
      milestones: [
        { name: 'Silver', points: 50 },
        { name: 'Gold', points: 150 },
        { name: 'Diamond', points: 500 },
      ],
      challengeDays: 7,
      programmeMonths: 3,
      certificationAfterMonths: 4,
      proPeriodMonths: 3,
      appraisalPoints: { min: 0, max: 15, default: 0 },
      selfRating: { min: 1, max: 10, default: 5 },
      liveProjectApplication: { hoursPerDay: [1, 2], daysPerWeek: [1], startsInDays: { min: 3, max: 7 } },
      defaultPlan: 'standard',
      defaultCurrency: 'NGN',
      hireForm: { defaults: { numberOfInterns: '1', workType: 'Remote' } },
    });
  });

  it('are those that the modules decide by', () => {
    expect(referenceData).toMatchObject({
      unlockThreshold: UNLOCK_THRESHOLD,
      milestones,
      challengeDays: CHALLENGE_DAYS,
      proPeriodMonths: PRO_MONTHS,
      appraisalPoints: { max: MAX_POINTS },
      selfRating: { default: DEFAULT_SELF_RATING },
    });
    for (const { curriculum } of masterclasses) expect(curriculum).toHaveLength(MASTERCLASS_DAYS);
  });
});
