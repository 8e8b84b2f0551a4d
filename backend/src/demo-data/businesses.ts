import { verification, verificationOf } from '../modules/kyc/public.js';
import { intend } from '../platform/event-sourcing/index.js';
import {
  businessCategories,
  businessQualification,
  businessTypes,
  growthTools,
  loanAmounts,
} from '../reference-data/index.js';
import { banReasons } from './appraisal-texts.js';
import { BusinessRequests } from './business-requests.js';
import * as texts from './business-texts.js';
import { ban, type Cast, register } from './cast.js';
import { type Chance, inTurn } from './chance.js';
import { type Person, personOf, phoneOf } from './people.js';
import { becomePro, payProgramFee } from './program-fees.js';
import { Diary, MOMENTS_A_DAY } from './story.js';

export const BUSINESSES = 100;

type Verification = 'pending' | 'approved' | 'failed';

interface Course {
  /** One submission after the other, and what came of each. */
  readonly kyc: readonly Verification[];
  readonly pro?: true;
  readonly claim?: true;
  readonly banned?: true;
}

const courses: readonly Course[] = [
  { kyc: [] },
  { kyc: ['approved'], pro: true },
  { kyc: ['pending'] },
  { kyc: ['failed'] },
  { kyc: ['approved'], pro: true },
  { kyc: ['approved'], claim: true },
  { kyc: ['failed', 'approved'], pro: true },
  { kyc: ['pending'], pro: true },
  { kyc: ['failed', 'pending'] },
  { kyc: ['approved'], pro: true },
  { kyc: [], banned: true },
];

/** The n-th member of the crowd, as the i-th business. */
export function businessDiary(n: number, i: number, chance: Chance, cast: Cast): Diary {
  const diary = new Diary();
  const person = personOf(n, chance);
  joinAsBusiness(diary, person, chance, cast);
  const course = inTurn(courses, i);
  if (course.claim) payProgramFee(diary, person, 'pending', chance, cast);
  if (course.pro) becomePro(diary, person, chance, cast);
  for (const outcome of course.kyc) verify(diary, person, outcome, chance, cast);
  if (course.pro && course.kyc.at(-1) === 'approved') askForAll(diary, person, i, chance, cast);
  if (course.banned) ban(diary, person.id, chance.pick(banReasons), cast);
  return diary;
}

export function joinAsBusiness(diary: Diary, person: Person, chance: Chance, cast: Cast): void {
  const kind = { membershipType: 'Business', qualification: businessQualification } as const;
  register(diary, person, { ...kind, marketingConsent: chance.oneIn(2) }, cast);
  diary.wait(chance.between(MOMENTS_A_DAY, 2 * MOMENTS_A_DAY));
}

export function verify(diary: Diary, owner: Person, outcome: Verification, chance: Chance, cast: Cast): void {
  const target = verificationOf(owner.id);
  const details = detailsOf(owner, chance);
  diary.write(owner.id, () => intend(verification, target, { type: 'SubmitKyc', data: { details } }));
  if (outcome === 'pending') return;
  diary.wait(chance.between(2, MOMENTS_A_DAY));
  if (outcome === 'approved') {
    const data = { reviewerIsMember: false };
    diary.write(cast.reviewerId, () => intend(verification, target, { type: 'PassKyc', data }));
  } else {
    const data = { ...chance.pick(texts.kycFailures), reviewerIsMember: false };
    diary.write(cast.reviewerId, () => intend(verification, target, { type: 'FailKyc', data }));
  }
  diary.wait(chance.between(2, MOMENTS_A_DAY));
}

export function askForAll(diary: Diary, business: Person, n: number, chance: Chance, cast: Cast): void {
  for (const turn of [n, n + 1]) {
    const requests = new BusinessRequests(diary, business.id, turn, chance, cast);
    requests.orderTool();
    requests.hire();
    requests.askForTool();
    requests.askForLoan();
  }
}

function detailsOf({ lastName, phone, country, state }: Person, chance: Chance) {
  const legalBusinessName = `${lastName} ${chance.pick(texts.tradeNames)}`;
  const handle = legalBusinessName.toLowerCase().replaceAll(' ', '');
  return {
    legalBusinessName,
    businessAddress: `${String(chance.between(1, 180))} ${chance.pick(texts.streets)}, ${state}`,
    contactPhone: phone,
    whatsappNumber: phoneOf(country, chance.between(2_000, 9_999)),
    businessCategory: chance.pick([...businessCategories, null]),
    businessType: chance.pick([...businessTypes, null]),
    staffCount: chance.pick([1, 2, 4, 7, 12, 25, null]),
    loanAmountSought: chance.pick([...loanAmounts, null]),
    neededTools: chance.oneIn(3) ? [chance.pick(growthTools).name] : [],
    socialMedia: chance.pick(texts.socialMedia)?.replace('{name}', handle) ?? null,
  };
}
