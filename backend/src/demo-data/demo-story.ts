import { accountDiaries, newcomerDiary, people, reviewerDiary } from './accounts.js';
import { BUSINESSES, businessDiary } from './businesses.js';
import type { Cast } from './cast.js';
import { Chance } from './chance.js';
import { CREATORS, creatorDiary } from './creators.js';
import { Calendar, type Diary, MOMENTS, MOMENTS_A_DAY, type Step } from './story.js';

const SEED = 1957;
const CREATOR_ACCOUNTS = 3;
const BUSINESS_ACCOUNTS = 2;
const FIRST_MOMENT_OF_THE_CROWD = 2;
const LAST_MOMENT = MOMENTS - 1;

/** The member who comes last. */
export const lastMemberId = people.newcomer.id;

/** Everything that happened in the demo before `today`, in order: the same at every call but for the dates. */
export function demoStory(cast: Cast, today: Date): Step[] {
  const chance = new Chance(SEED);
  const calendar = new Calendar(today);
  const crowd = [...accountDiaries(chance, cast), ...crowdDiaries(chance, cast)];
  const steps = [
    ...reviewerDiary(cast).stepsFrom(0, calendar),
    ...crowd.flatMap((diary) => diary.stepsFrom(startOf(diary, chance), calendar)),
    ...newcomerDiary(chance, cast).stepsFrom(LAST_MOMENT, calendar),
  ];
  return steps.toSorted((one, other) => one.moment - other.moment);
}

function crowdDiaries(chance: Chance, cast: Cast): Diary[] {
  const creators = CREATORS - CREATOR_ACCOUNTS;
  const businesses = BUSINESSES - BUSINESS_ACCOUNTS;
  return [
    ...Array.from({ length: creators }, (_, n) => creatorDiary(n, chance, cast)),
    ...Array.from({ length: businesses }, (_, i) => businessDiary(creators + i, i, chance, cast)),
  ];
}

/** So that it ends before the story does; most end in its last weeks, as a young community grows. */
function startOf(diary: Diary, chance: Chance): number {
  const latest = LAST_MOMENT - diary.length;
  if (latest < FIRST_MOMENT_OF_THE_CROWD) throw new Error('A diary is longer than the story.');
  const recent = chance.oneIn(3) ? FIRST_MOMENT_OF_THE_CROWD : latest - 10 * MOMENTS_A_DAY;
  return chance.between(Math.max(FIRST_MOMENT_OF_THE_CROWD, recent), latest);
}
