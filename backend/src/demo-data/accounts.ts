import type { ProductConfig } from '../config/config.js';
import { type Actors, makeReviewer, register, upgrade } from './actors.js';
import { askForAll, joinAsBusiness, verify } from './businesses.js';
import { ChallengeDays } from './challenge-days.js';
import { joinAsCreator } from './creators.js';
import { demoId, type Person, phoneOf } from './people.js';
import type { Random } from './random.js';
import { Diary } from './story.js';

export const DEMO_PASSWORD = 'sankofa-demo';

const lagos = { country: 'nigeria', state: 'Lagos' };
const gauteng = { country: 'south africa', state: 'Gauteng' };

function account(name: string, n: number, about: Omit<Person, 'id' | 'email' | 'phone'>): Person {
  return { id: demoId(`account/${name}`), email: `${name}@example.com`, phone: phoneOf(about.country, n), ...about };
}

export const people = {
  basic: account('creator', 901, { firstName: 'Amaka', lastName: 'Nwosu', gender: 'Female', ...lagos }),
  pro: account('pro', 902, { firstName: 'Tunde', lastName: 'Adeyemi', gender: 'Male', ...lagos }),
  graduate: account('graduate', 903, { firstName: 'Lerato', lastName: 'Mokoena', gender: 'Female', ...gauteng }),
  business: account('business', 904, { firstName: 'Bukola', lastName: 'Afolabi', gender: 'Female', ...lagos }),
  newcomer: account('new-business', 905, { firstName: 'Thandeka', lastName: 'Khumalo', gender: 'Female', ...gauteng }),
  wallet: account('wallet', 906, { firstName: 'Ibrahim', lastName: 'Lawal', gender: 'Male', ...lagos }),
  reviewer: account('reviewer', 907, { firstName: 'Ngozi', lastName: 'Eze', gender: 'Female', ...lagos }),
} as const;

const whatTheyAre: readonly { person: Person; what: string }[] = [
  { person: people.basic, what: 'a creator who has just joined, not Pro' },
  { person: people.pro, what: 'a Pro creator on day 4 of the challenge' },
  { person: people.graduate, what: 'a Pro creator who finished it with more than 50 points' },
  { person: people.business, what: 'a Pro business, verified' },
  { person: people.newcomer, what: 'a business that has just registered' },
  { person: people.wallet, what: 'a wallet member' },
  { person: people.reviewer, what: 'a reviewer' },
];

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly what: string;
}

export const demoAccountsOf = ({ adminEmail, adminPassword }: ProductConfig): DemoAccount[] => [
  ...whatTheyAre.map(({ person: { email }, what }) => ({ email, password: DEMO_PASSWORD, what })),
  { email: adminEmail, password: adminPassword, what: 'the admin' },
];

/** Registered before all others, as staff decide about them. */
export function reviewerDiary(actors: Actors): Diary {
  const diary = new Diary();
  const noPlace = { phone: null, country: null, state: null, gender: null };
  register(diary, { ...people.reviewer, ...noPlace }, { membershipType: null }, actors);
  makeReviewer(diary, people.reviewer.id, actors);
  return diary;
}

/** Registered after all others. Once this member exists, the whole story is loaded. */
export function newcomerDiary(random: Random, actors: Actors): Diary {
  const diary = new Diary();
  joinAsBusiness(diary, people.newcomer, random, actors);
  return diary;
}

export function accountDiaries(random: Random, actors: Actors): Diary[] {
  const basic = new Diary();
  joinAsCreator(basic, people.basic, random, actors);

  const wallet = new Diary();
  register(wallet, people.wallet, { membershipType: 'AFRO WALLET' }, actors);

  const business = new Diary();
  joinAsBusiness(business, people.business, random, actors);
  upgrade(business, people.business.id, 'standard', actors);
  verify(business, people.business, 'approved', random, actors);
  askForAll(business, people.business, 1, random, actors);

  const pro = proCreatorDiary(people.pro, [12, 10, 13], random, actors);
  const graduate = proCreatorDiary(people.graduate, [10, 9, 12, 11, 8, 13, 10], random, actors);
  return [basic, wallet, business, pro, graduate];
}

function proCreatorDiary(creator: Person, points: readonly number[], random: Random, actors: Actors): Diary {
  const diary = new Diary();
  joinAsCreator(diary, creator, random, actors);
  upgrade(diary, creator.id, 'standard', actors);
  const days = new ChallengeDays(diary, creator.id, random, actors);
  for (const each of points) {
    days.submit();
    days.approve(each);
  }
  return diary;
}
