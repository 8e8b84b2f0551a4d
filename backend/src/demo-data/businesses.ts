import { verification, verificationOf } from '../modules/kyc/public.js';
import { intend } from '../platform/event-sourcing/index.js';
import {
  businessCategories,
  businessQualification,
  businessTypes,
  growthTools,
  loanAmounts,
} from '../reference-data/index.js';
import { type Actors, ban, register } from './actors.js';
import { BusinessRequests } from './business-requests.js';
import { type Person, personOf, phoneOf } from './people.js';
import { becomePro, payProgramFee } from './program-fees.js';
import { inTurn, type Random } from './random.js';
import { Diary, MOMENTS_A_DAY } from './story.js';
import texts from './texts.json' with { type: 'json' };

export const BUSINESSES = 100;

type Verification = 'pending' | 'approved' | 'failed';

interface Course {
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

export function businessDiary(n: number, i: number, random: Random, actors: Actors): Diary {
  const diary = new Diary();
  const person = personOf(n, random);
  joinAsBusiness(diary, person, random, actors);
  const course = inTurn(courses, i);
  if (course.claim) payProgramFee(diary, person, 'pending', random, actors);
  if (course.pro) becomePro(diary, person, random, actors);
  for (const outcome of course.kyc) verify(diary, person, outcome, random, actors);
  if (course.pro && course.kyc.at(-1) === 'approved') askForAll(diary, person, i, random, actors);
  if (course.banned) ban(diary, person.id, random.pick(texts.banReasons), actors);
  return diary;
}

export function joinAsBusiness(diary: Diary, person: Person, random: Random, actors: Actors): void {
  const kind = { membershipType: 'Business', qualification: businessQualification } as const;
  register(diary, person, { ...kind, marketingConsent: random.oneIn(2) }, actors);
  diary.wait(random.between(MOMENTS_A_DAY, 2 * MOMENTS_A_DAY));
}

export function verify(diary: Diary, owner: Person, outcome: Verification, random: Random, actors: Actors): void {
  const target = verificationOf(owner.id);
  const details = detailsOf(owner, random);
  diary.write(owner.id, () => intend(verification, target, { type: 'SubmitKyc', data: { details } }));
  if (outcome === 'pending') return;
  diary.wait(random.between(2, MOMENTS_A_DAY));
  if (outcome === 'approved') {
    const data = { reviewerIsMember: false };
    diary.write(actors.reviewerId, () => intend(verification, target, { type: 'PassKyc', data }));
  } else {
    const data = { ...random.pick(texts.kycFailures), reviewerIsMember: false };
    diary.write(actors.reviewerId, () => intend(verification, target, { type: 'FailKyc', data }));
  }
  diary.wait(random.between(2, MOMENTS_A_DAY));
}

export function askForAll(diary: Diary, business: Person, n: number, random: Random, actors: Actors): void {
  for (const turn of [n, n + 1]) {
    const requests = new BusinessRequests(diary, business.id, turn, random, actors);
    requests.orderTool();
    requests.hire();
    requests.askForTool();
    requests.askForLoan();
  }
}

function detailsOf({ lastName, phone, country, state }: Person, random: Random) {
  const legalBusinessName = `${lastName} ${random.pick(texts.tradeNames)}`;
  const handle = legalBusinessName.toLowerCase().replaceAll(' ', '');
  return {
    legalBusinessName,
    businessAddress: `${String(random.between(1, 180))} ${random.pick(texts.streets)}, ${state}`,
    contactPhone: phone,
    whatsappNumber: phoneOf(country, random.between(2_000, 9_999)),
    businessCategory: random.pick([...businessCategories, null]),
    businessType: random.pick([...businessTypes, null]),
    staffCount: random.pick([1, 2, 4, 7, 12, 25, null]),
    loanAmountSought: random.pick([...loanAmounts, null]),
    neededTools: random.oneIn(3) ? [random.pick(growthTools).name] : [],
    socialMedia: random.pick(texts.socialMedia)?.replace('{name}', handle) ?? null,
  };
}
