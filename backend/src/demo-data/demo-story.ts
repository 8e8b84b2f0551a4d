import { accountDiaries, newcomerDiary, people, reviewerDiary } from './accounts.js';
import type { Actors } from './actors.js';
import { BUSINESSES, businessDiary } from './businesses.js';
import { CREATORS, creatorDiary } from './creators.js';
import { Random } from './random.js';
import { Calendar, type Diary, MOMENTS, MOMENTS_A_DAY, type Step } from './story.js';

const SEED = 1957;
const CREATOR_ACCOUNTS = 3;
const BUSINESS_ACCOUNTS = 2;
const FIRST_MOMENT_OF_THE_CROWD = 2;
const LAST_MOMENT = MOMENTS - 1;

export const lastMemberId = people.newcomer.id;

/** All steps of the demo before `today`, in order, with `times` the members. Only the dates differ between calls. */
export function demoStory(actors: Actors, today: Date, times: number): Step[] {
  const random = new Random(SEED);
  const calendar = new Calendar(today);
  const crowd = [...accountDiaries(random, actors), ...crowdDiaries(random, actors, times)];
  const steps = [
    ...reviewerDiary(actors).stepsFrom(0, calendar),
    ...crowd.flatMap((diary) => diary.stepsFrom(startOf(diary, random), calendar)),
    ...newcomerDiary(random, actors).stepsFrom(LAST_MOMENT, calendar),
  ];
  return steps.toSorted((one, other) => one.moment - other.moment);
}

function crowdDiaries(random: Random, actors: Actors, times: number): Diary[] {
  const creators = CREATORS * times - CREATOR_ACCOUNTS;
  const businesses = BUSINESSES * times - BUSINESS_ACCOUNTS;
  return [
    ...Array.from({ length: creators }, (_, n) => creatorDiary(n, random, actors)),
    ...Array.from({ length: businesses }, (_, i) => businessDiary(creators + i, i, random, actors)),
  ];
}

/** Starts a diary so that it ends within the story. Most end in the last weeks, as in a growing community. */
function startOf(diary: Diary, random: Random): number {
  const latest = LAST_MOMENT - diary.length;
  if (latest < FIRST_MOMENT_OF_THE_CROWD) throw new Error('A diary is longer than the story.');
  const recent = random.oneIn(3) ? FIRST_MOMENT_OF_THE_CROWD : latest - 10 * MOMENTS_A_DAY;
  return random.between(Math.max(FIRST_MOMENT_OF_THE_CROWD, recent), latest);
}
