import { CHALLENGE_DAYS } from '../modules/appraisals/public.js';
import { registrationDepartments } from '../reference-data/index.js';
import { type Actors, ban, register } from './actors.js';
import { ChallengeDays } from './challenge-days.js';
import { type Person, personOf } from './people.js';
import { becomePro, type FeeOutcome, payProgramFee } from './program-fees.js';
import { inTurn, type Random } from './random.js';
import { Diary, MOMENTS_A_DAY } from './story.js';
import texts from './texts.json' with { type: 'json' };

export const CREATORS = 300;

interface Course {
  readonly claim?: Exclude<FeeOutcome, 'confirmed'>;
  readonly pro?: true;
  /** How many days of the challenge were approved. 'some' draws a number. */
  readonly approved?: number | 'some';
  /** The state of the day after those. */
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

export function creatorDiary(n: number, random: Random, actors: Actors): Diary {
  const diary = new Diary();
  const person = personOf(n, random);
  joinAsCreator(diary, person, random, actors);
  const course = inTurn(courses, n);
  if (course.claim) payProgramFee(diary, person, course.claim, random, actors);
  if (course.pro) takeTheChallenge(diary, person, course, random, actors);
  if (course.banned) ban(diary, person.id, random.pick(texts.banReasons), actors);
  return diary;
}

/** Waits a day, so that the application is open before what follows. */
export function joinAsCreator(diary: Diary, person: Person, random: Random, actors: Actors): void {
  const qualification = random.pick(registrationDepartments);
  register(diary, person, { membershipType: 'Creator', qualification, marketingConsent: random.oneIn(3) }, actors);
  diary.wait(random.between(MOMENTS_A_DAY, 2 * MOMENTS_A_DAY));
}

function takeTheChallenge(diary: Diary, creator: Person, course: Course, random: Random, actors: Actors): void {
  becomePro(diary, creator, random, actors);
  diary.wait(random.between(1, MOMENTS_A_DAY));
  const days = new ChallengeDays(diary, creator.id, random, actors);
  const approved = course.approved === 'some' ? random.between(1, CHALLENGE_DAYS - 1) : (course.approved ?? 0);
  for (let day = 1; day <= approved; day++) {
    days.submit();
    if (random.oneIn(8)) {
      days.reject();
      days.submit();
    }
    days.approve();
  }
  if (course.then) days.submit();
  if (course.then === 'rejected') days.reject();
}
