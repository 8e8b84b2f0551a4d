import { CHALLENGE_DAYS } from '../modules/appraisals/public.js';
import { registrationDepartments } from '../reference-data/index.js';
import { banReasons } from './appraisal-texts.js';
import { ban, type Cast, register } from './cast.js';
import { ChallengeDays } from './challenge-days.js';
import { type Chance, inTurn } from './chance.js';
import { type Person, personOf } from './people.js';
import { becomePro, type FeeOutcome, payProgramFee } from './program-fees.js';
import { Diary, MOMENTS_A_DAY } from './story.js';

export const CREATORS = 300;

/** How far a creator comes before the story ends. */
interface Course {
  /** What became of a claim that did not make the creator Pro. */
  readonly claim?: Exclude<FeeOutcome, 'confirmed'>;
  readonly pro?: true;
  /** Days of the challenge that were approved; somewhere in between when it says so. */
  readonly approved?: number | 'some';
  /** What happened to the day after those. */
  readonly then?: 'pending' | 'rejected';
  readonly banned?: true;
}

const courses: readonly Course[] = [
  {},
  { pro: true, approved: CHALLENGE_DAYS },
  { pro: true, approved: 'some', then: 'pending' },
  {},
  { pro: true, approved: 'some' },
  { claim: 'pending' },
  { pro: true, then: 'pending' },
  { pro: true, approved: CHALLENGE_DAYS },
  {},
  { pro: true },
  { pro: true, approved: 'some', then: 'rejected' },
  {},
  { pro: true, approved: CHALLENGE_DAYS },
  { pro: true, then: 'rejected' },
  { claim: 'rejected' },
  { pro: true, approved: 'some' },
  { banned: true },
  { pro: true, approved: 'some', then: 'pending' },
  {},
  { pro: true, approved: CHALLENGE_DAYS },
  { pro: true, approved: 'some', banned: true },
];

/** The n-th creator of the crowd. */
export function creatorDiary(n: number, chance: Chance, cast: Cast): Diary {
  const diary = new Diary();
  const person = personOf(n, chance);
  joinAsCreator(diary, person, chance, cast);
  const course = inTurn(courses, n);
  if (course.claim) payProgramFee(diary, person, course.claim, chance, cast);
  if (course.pro) takeTheChallenge(diary, person, course, chance, cast);
  if (course.banned) ban(diary, person.id, chance.pick(banReasons), cast);
  return diary;
}

/** Whatever comes after it comes on a later day, when the application is open. */
export function joinAsCreator(diary: Diary, person: Person, chance: Chance, cast: Cast): void {
  const qualification = chance.pick(registrationDepartments);
  register(diary, person, { membershipType: 'Creator', qualification, marketingConsent: chance.oneIn(3) }, cast);
  diary.wait(chance.between(MOMENTS_A_DAY, 2 * MOMENTS_A_DAY));
}

function takeTheChallenge(diary: Diary, creator: Person, course: Course, chance: Chance, cast: Cast): void {
  becomePro(diary, creator, chance, cast);
  diary.wait(chance.between(1, MOMENTS_A_DAY));
  const days = new ChallengeDays(diary, creator.id, chance, cast);
  const approved = course.approved === 'some' ? chance.between(1, CHALLENGE_DAYS - 1) : (course.approved ?? 0);
  for (let day = 1; day <= approved; day++) {
    days.submit();
    if (chance.oneIn(8)) {
      days.reject();
      days.submit();
    }
    days.approve();
  }
  if (course.then) days.submit();
  if (course.then === 'rejected') days.reject();
}
