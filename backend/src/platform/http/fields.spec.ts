import { describe, expect, it } from '@jest/globals';
import { linkInText, publicAddress } from '../../reference-data/index.js';
import {
  Choice,
  DateTime,
  Email,
  Id,
  IdList,
  Label,
  LongText,
  PastDay,
  QueryNumber,
  Text,
  TextList,
  Url,
} from './fields.js';
import { HttpProblem } from './problem.js';
import { RequestValidation } from './request-validation.pipe.js';

class Form {
  @Text({ max: 7 }) name: string;
  @Text({ max: 5, optional: true }) note?: string;
  @Text({ max: 5, min: 1, optional: true }) nickname?: string;
  @Choice(['red', 'blue'], { optional: true }) colour?: string;
  @LongText({ max: 20, optional: true }) story?: string;
}

const validation = new RequestValidation();
const read = (body: unknown): Promise<unknown> => validation.transform(body, { type: 'body', metatype: Form });

async function fieldsRefused(body: unknown): Promise<string[]> {
  const refusal = await read(body).catch((error: unknown) => error);
  if (!(refusal instanceof HttpProblem)) throw new Error(`It was not refused, but read as ${JSON.stringify(refusal)}`);
  return refusal.errors?.map(({ field }) => field) ?? [];
}

describe('a body', () => {
  it('is read without surrounding white space', async () =>
    expect(await read({ name: ' Ada ', note: ' ' })).toMatchObject({ name: 'Ada', note: '' }));

  it.each(['A\nB', 'A\r\n\tB', '\nA\u2028B\u0085'])('is read on one line where that is meant: %j', async (name) => {
    const form = (await read({ name, story: `\n${name}\n` })) as Form;
    expect(form.name).toBe('A B');
    expect(form.story).toBe(name.trim());
  });

  it('keeps the signs that join others, and no mark that turns the direction of a text', async () =>
    expect(await read({ name: '👩🏾‍🎤', note: '\u202Aa\u202Eb\u2069' })).toMatchObject({ name: '👩🏾‍🎤', note: 'ab' }));

  it('may leave optional fields out', async () => {
    const form = (await read({ name: 'Ada' })) as Form;
    expect([form.note, form.nickname, form.colour]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['A\u200Bda\u200B', 'Ada'],
    ['\uFEFFA\u00ADd\u2060a', 'Ada'],
    ['\u200DAda\u200C \u200D', 'Ada'],
    ['Ad\u200D\u200Da', 'Ad\u200Da'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ])('is read without marks that take no room, unless they join something: %j', async (name, kept) =>
    expect(await read({ name: 'Ada', story: name })).toMatchObject({ story: kept }),
  );

  it.each([
    ['an empty required text', { name: ' ' }, ['name']],
    ['a required text that is null', { name: null }, ['name']],
    [
      'null for optional fields',
      { name: 'Ada', note: null, nickname: null, colour: null },
      ['note', 'nickname', 'colour'],
    ],
    [
      'names that no object of ours has',
      JSON.parse('{"name":"Ada","prototype":1,"__proto__":2}'),
      ['prototype', '__proto__'],
    ],
    ['a text that is too long', { name: 'Adaeze O', note: 'longer' }, ['name', 'note']],
    ['an empty text where an optional one needs a letter', { name: 'Ada', nickname: ' ' }, ['nickname']],
    ['a number for a text', { name: 1 }, ['name']],
    ['a control character', { name: 'A\u0000a' }, ['name']],
    ['half of a sign', { name: 'A\uD800a' }, ['name']],
    ['a required text of which nothing is seen', { name: '\u200F\u200B' }, ['name']],
    ['a required text of Braille cells without dots', { name: '\u2800\u2800' }, ['name']],
    ['a required text of an accent without a letter', { name: '\u0301' }, ['name']],
    ['a value that is not offered', { name: 'Ada', colour: 'green' }, ['colour']],
    ['a field that is not known', { name: 'Ada', role: 'admin' }, ['role']],
    ['a field that any object has', { name: 'Ada', constructor: 1 }, ['constructor']],
    ['such a field inside another', { name: 'Ada', note: { toString: 1 } }, ['note.toString']],
  ])('is refused with %s', async (_, body, fields) => expect(await fieldsRefused(body)).toEqual(fields));

  it.each([[[]], ['text'], [1]])('is unreadable as %j', async (body) =>
    expect(read(body)).rejects.toMatchObject({ refusal: { code: 'UNREADABLE' } }),
  );
});

class Address {
  @Email() email: string;
}

const readAddress = (email: string): Promise<unknown> =>
  validation.transform({ email }, { type: 'body', metatype: Address });

it('an id is read in small letters, alone and in a list, as ids are compared as text', async () => {
  class Ids {
    @Id() id: string;
    @IdList({ max: 2 }) ids: string[];
  }
  const id = '019A0000-0000-7ABC-81FB-4910F0A26ECD';
  const form = await validation.transform({ id, ids: [id] }, { type: 'body', metatype: Ids });
  expect(form).toEqual({ id: id.toLowerCase(), ids: [id.toLowerCase()] });
});

describe('an e-mail address', () => {
  it.each([' Ada@Example.com ', '\u202Aada@example.com\u202C', '\u200Bada@example.com\uFEFF'])(
    'is read in small letters, without white space and marks that nobody sees: %j',
    async (email) => expect(await readAddress(email)).toEqual({ email: 'ada@example.com' }),
  );

  it.each(['', 'ada', 'ada@example', 'ada\uD800@example.com', '\uDC00', 'ada@example\uD800.com'])(
    'is refused as %j',
    async (email) => expect(readAddress(email)).rejects.toMatchObject({ refusal: { code: 'INVALID_FIELDS' } }),
  );
});

class Parts {
  @QueryNumber({ min: 1, max: 100 }) page: number;
  @TextList({ maxItems: 2, max: 5 }) words: string[];
  @Url({ publicAddress, linkInText }) link: string;
  @DateTime({ optional: true }) from?: Date;
  @PastDay({ optional: true }) day?: string;
  @PastDay({ optional: true, maxDaysAgo: 366 }) recentDay?: string;
}
const wrongIn = async (parts: object): Promise<string[]> => {
  const body = { page: '1', words: [], link: 'https://network.example/post', ...parts };
  const read = validation.transform(body, { type: 'body', metatype: Parts });
  const refusal: unknown = await read.catch((error: unknown) => error);
  return refusal instanceof HttpProblem ? (refusal.errors?.map(({ field }) => field) ?? []) : [];
};

it.each(['', ' ', '1e1', '0x10', '1.0', '+1', '101'])('the number of an address is not %j', async (page) =>
  expect(await wrongIn({ page })).toEqual(['page']),
);

it.each(['2030-02-30T12:00:00Z', '2030-04-31T12:00Z', '2030-13-01T12:00Z', '2030-01-01', 'now'])(
  'a moment is not %s',
  async (from) => expect(await wrongIn({ from })).toEqual(['from']),
);

it.each(['2028-02-29T23:59:59-11:00', '2030-12-31T00:00+14:00', '0000-01-01T00:00Z'])('a moment is %s', async (from) =>
  expect(await wrongIn({ from })).toEqual([]),
);

it('a recent day is one of the last days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const recentDay of [daysAgo(0), daysAgo(360)]) expect(await wrongIn({ recentDay })).toEqual([]);
  for (const recentDay of ['2020-01-01', daysAgo(370)]) expect(await wrongIn({ recentDay })).toEqual(['recentDay']);
});

it.each(['1900-01-01', '9999-12-31', '2026-02-30'])('which days are taken is said where %s is not', async (day) => {
  const body = { page: '1', words: [], link: 'https://network.example/post', day };
  const read = validation.transform(body, { type: 'body', metatype: Parts });
  const message = 'Enter a day from 2000-01-01 to today, such as 2026-11-21.';
  await expect(read).rejects.toMatchObject({ errors: [{ field: 'day', message }] });
});

it.each(['a\u0000', 'a\uD800', '\u200B', ' '])('a list holds no %j', async (word) =>
  expect(await wrongIn({ words: ['fine', word] })).toEqual(['words']),
);

it.each([
  'javascript:alert(1)',
  'https://ada:secret@network.example/',
  'network.example/post',
  'http://localhost:3000/',
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://2130706433/',
  'http://017700000001/',
  'http://[::ffff:10.0.0.1]/',
  'http://10.0.0.1/',
  'http://192.168.1.1./',
  'http://１２７.０.０.１/',
  'http://intranet/post',
  'http://printer.local/',
  'http://a.b.LOCAL:8080/post',
  'http://metadata.google.internal/computeMetadata',
  'https://app.localhost?x=1',
  'https://router.home.arpa/',
  'https://files.corp#x',
  'https://nas.lan/',
  'https://shop.test/',
  'https://abc.onion/',
  'https://',
  'https://two words.example/',
  'https://network.example:99999/',
])('a link is not %s', async (link) => expect(await wrongIn({ link })).toEqual(['link']));

it.each([
  'https://local.example/',
  'https://internal.shop.example/x.local',
  'HTTPS://Network.Example',
  'https://bücher.example:8080/ü?q=1#x',
  'http://例え.テスト/',
])('a link is %s', async (link) => expect(await wrongIn({ link })).toEqual([]));

it.each([
  ['Look! https://network.example/post', 'https://network.example/post'],
  ['My day 3 (https://network.example/post).', 'https://network.example/post'],
  [
    'See it here: https://network.example/a_(film)?x=1, and https://other.example',
    'https://network.example/a_(film)?x=1',
  ],
  ['“HTTPS://Network.Example/Post”\nSent from my phone', 'https://network.example/Post'],
  ['Look:https://network.example/post!\u200E', 'https://network.example/post'],
])('a shared text is read as the link in it: %j', async (link, read) => {
  const body = { page: 1, words: [], link };
  expect(await validation.transform(body, { type: 'body', metatype: Parts })).toMatchObject({ link: read });
});

class Labelled {
  @Label('Day of birth') @Text({ max: 10 }) born: string;
  @Text({ max: 10 }) lastName: string;
}

describe('a body in which fields are missing', () => {
  const problemOf = async (body: object) => {
    const refusal: unknown = await read(body).catch((error: unknown) => error);
    return refusal instanceof HttpProblem ? refusal.refusal : undefined;
  };

  it.each([{}, { name: null }, { name: ' ' }, { note: 'longer' }])('is told by their names: %j', async (body) =>
    expect(await problemOf(body)).toMatchObject({
      code: 'INVALID_FIELDS',
      title: 'Missing Information',
      detail: 'Please fill in: Name',
    }),
  );

  it('is told by what the forms call them', async () => {
    const asked = validation.transform({}, { type: 'body', metatype: Labelled });
    await expect(asked).rejects.toMatchObject({ refusal: { detail: 'Please fill in: Day of birth, Last name' } });
  });

  it('is told so only for what is needed', async () =>
    expect(await problemOf({ name: 'Adaeze Obi', points: null })).toMatchObject({ title: 'Check the form' }));
});
