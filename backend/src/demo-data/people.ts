import { derivedId } from '../platform/event-sourcing/index.js';
import { countries, genders } from '../reference-data/index.js';
import { nameFor } from './names.js';
import type { Random } from './random.js';

/** All ids of the demo are derived from this one. */
const DEMO = '019a0000-0000-7000-8000-00000000de30';

export const demoId = (use: string): string => derivedId(DEMO, use);

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly country: string;
  readonly state: string;
  readonly gender: string;
}

type Place = Pick<Person, 'country' | 'state'>;

const statesOf = ({ id, states }: (typeof countries)[number]) => states.map((state) => ({ country: id, state }));
export const places: readonly Place[] = countries.flatMap(statesOf);

const busy = ['Lagos', 'Lagos', 'FCT (Abuja)', 'Rivers', 'Kano', 'Oyo', 'Gauteng', 'Gauteng', 'Western Cape'];
const whereMostLive = [...places, ...busy.flatMap((name) => places.filter(({ state }) => state === name))];

/** Valid numbers of retired ranges (0709, 085), as neither country reserves numbers for examples. */
export function phoneOf(country: string, n: number): string {
  return country === 'nigeria' ? `+234709${String(5_550_000 + n)}` : `+2785${String(5_550_000 + n)}`;
}

const domains = ['com', 'org', 'net'] as const;

/** The n-th member of the crowd. The first ones come from each state and province in turn. */
export function personOf(n: number, random: Random): Person {
  const { country, state } = places[n] ?? random.pick(whereMostLive);
  const gender = random.pick(genders);
  const name = nameFor(country, gender, (from) => random.pick(from));
  const mailbox = `${name.firstName}.${name.lastName}${String(n)}`.toLowerCase().replaceAll(' ', '');
  return {
    id: demoId(`member/${String(n)}`),
    email: `${mailbox}@example.${random.pick(domains)}`,
    ...name,
    phone: phoneOf(country, n),
    country,
    state,
    gender,
  };
}
