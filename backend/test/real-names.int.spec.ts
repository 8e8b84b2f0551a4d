import { beforeAll, expect, it, jest } from '@jest/globals';
import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { Passwords } from '../src/modules/identity/passwords/passwords.js';
import { hasPiledMarks, tidyName } from '../src/platform/text/tidy.js';
import { eventually } from './support/eventually.js';
import { testApp } from './support/fixtures.js';
import { registration, type SignedIn, TestClient } from './support/test-client.js';

const AT_ONCE = 12;
const PAGE = 100;
/** All register. One of this many is checked closely. */
const EVERY = 3;
const TEST_TIMEOUT_MS = 300_000;

const firstNames = [
  ...[
    'Ọlátúnjí',
    'Ṣadé',
    'Àdùkẹ́',
    'Ẹniọlá',
    'Títílayọ̀',
    'Ọ̀ṣun',
    'Ayọ̀délé',
    'Ìyábọ̀',
    'Ńgọ́zị́',
    'Chidịnma',
    'Nwaṅyị',
    'Ụ̀lọ́ma',
  ],
  ...[
    'Ɗanjuma',
    'Ƙwai',
    'Ɓala',
    'Ƴar’adua',
    'Ummu',
    'Ñkoyo',
    'Ntombi’fikile',
    'Nomvula',
    'Thándî',
    'Zoë',
    'Renée',
    'ǃKung',
  ],
  ...[
    'ǂAkhoe',
    'ǀUi',
    'ǁGana',
    'Jan-Hendrik',
    'J. P.',
    'Mary Ann',
    "Ng'endo",
    'Dr. Bola',
    'Siyabonga',
    'Boitumelo',
    'Tshepo',
  ],
  ...[
    'Kgalalelo',
    'Mpho',
    'Lwazi',
    'Ifeọma',
    'Ebele',
    'Uche',
    'Adéọlá',
    'Bísí',
    'Fẹ́mi',
    'Gbémisọ́lá',
    'Jídé',
    'Kẹ́hìndé',
  ],
];
const lastNames = [
  ...[
    'van der Merwe',
    'Van Wyk',
    'de Villiers',
    'du Toit',
    'le Roux',
    'von Wielligh',
    'van den Heever',
    'Müller',
    'Strauß',
  ],
  ...[
    "O'Neill",
    'O’Brien',
    'OʼConnor',
    "Ng'ang'a",
    'Ng’ethe',
    "D'Souza",
    'M’Bala',
    "N'Diaye",
    'St. John',
    'Okafor-Eze',
    'Okoro Jr.',
  ],
  ...['Ọ̀sọ́sányà', 'Adébáyọ̀', 'Ògúnbánjọ', 'Akíntọ́lá', 'Ẹ̀gbẹ́dá', 'Ezeọkọli', 'Nwáfọ̀r', 'Ịbeawụchi', 'Ṣóyínká', 'Fálọlá'],
  ...[
    'ǃXóõ',
    'ǂNūkhoe',
    'ǀXam',
    'Mthembu-Dlamini',
    'Nkosi',
    'Ndlovu',
    'Mokoena',
    'Mkhize',
    'Khumalo',
    'Botha',
    'Naidoo',
    '-',
  ],
];
const BOTH = 1_000;

/** A thousand people with two names each. Half of them are typed with combining marks. */
const people = Array.from({ length: BOTH }, (_, i) => {
  const form = i % 2 ? 'NFC' : 'NFD';
  const firstName = firstNames[i % firstNames.length] ?? '';
  const lastName = lastNames[Math.floor(i / firstNames.length + i) % lastNames.length] ?? '';
  return { firstName: firstName.normalize(form), lastName: lastName.normalize(form) };
});

/** Whether the text is a valid name: visible, short enough, without control characters or piled marks. */
const isName = (text: string): boolean => {
  const name = tidyName(text);
  const isSeen = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(name);
  return isSeen && name.length <= 80 && !/[\p{Cc}\p{Cs}]/u.test(name) && !hasPiledMarks(name);
};
const strange = naughty.filter(isName);
const strangers = strange.map((text, i) => ({ firstName: text, lastName: strange.at(-1 - i) ?? text }));

const product = testApp({}, { readModelTimeoutMs: 0 });
let admin: TestClient;
let known = 0;
beforeAll(async () => {
  const passwords = product.app.get(Passwords, { strict: false });
  jest.spyOn(passwords, 'hash').mockResolvedValue('of no account');
  admin = await product.admin();
});

async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item, i: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) results[i] = await work(items[i] as Item, i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return results;
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

async function registered(names: Named) {
  const client = new TestClient(product.url);
  const { status, body } = await client.post<SignedIn>(
    '/api/auth/register',
    registration({ ...names, password: 'kola nuts in a calabash' }),
  );
  client.accessToken = body.accessToken;
  return { names, status, client, id: status === 201 ? body.user.id : JSON.stringify(body) };
}

const kept = ({ firstName, lastName }: Named): Named => ({
  firstName: tidyName(firstName),
  lastName: tidyName(lastName),
});

async function isFound(id: string, q: string): Promise<boolean> {
  const { body } = await admin.get<{ items: { userId: string }[]; total: number }>(
    `/api/admin/members?pageSize=${String(PAGE)}&q=${encodeURIComponent(q)}`,
  );
  return body.total > PAGE || body.items.some(({ userId }) => userId === id);
}

const ways: ((names: Named) => string)[] = [
  ({ firstName, lastName }) => `${firstName} ${lastName}`,
  ({ firstName, lastName }) => `${lastName}, ${firstName}`,
  ({ firstName, lastName }) =>
    `${firstName} ${lastName}`
      .normalize('NFD')
      .replaceAll(/[\p{M}'’ʼ]/gu, '')
      .toUpperCase(),
  ({ firstName, lastName }) => `${lastName.replaceAll(/['’ʼ]/g, '’')} ${firstName.normalize('NFC')}`,
];

it.each([
  ['2,000 names of two countries', people, ways],
  ['the naughty strings', strangers, [({ firstName }: Named) => firstName, ({ lastName }: Named) => lastName]],
])(
  '%s pass through registration, profile, search and export',
  async (_, names, looked) => {
    const members = await each(names, registered);
    expect(members.filter(({ status }) => status !== 201).map(({ names, id }) => [names, id])).toEqual([]);
    known += members.length;
    await eventually(async () => {
      const { body } = await admin.get<{ counts: { approved: number } }>('/api/admin/members');
      expect(body.counts.approved).toBe(known);
    });

    const sample = members.filter((_, i) => i % EVERY === 0);
    const profiles = await each(sample, ({ client }) => client.get<{ profile: Named }>('/api/me/data'));
    expect(profiles.map(({ body }) => ({ ...kept(body.profile) }))).toEqual(sample.map(({ names }) => kept(names)));

    const found = await each(sample, async ({ id, names }, i) => isFound(id, looked[i % looked.length]?.(names) ?? ''));
    expect(sample.filter((_, i) => !found[i]).map(({ names }) => names)).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
