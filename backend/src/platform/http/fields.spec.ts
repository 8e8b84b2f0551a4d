import { describe, expect, it } from '@jest/globals';
import { Choice, Text } from './fields.js';
import { HttpProblem } from './problem.js';
import { RequestValidation } from './validation.js';

class Form {
  @Text({ max: 5 }) name: string;
  @Text({ max: 5, optional: true }) note?: string;
  @Text({ max: 5, min: 1, optional: true }) nickname?: string;
  @Choice(['red', 'blue'], { optional: true }) colour?: string;
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

  it('may leave optional fields out, or set them to null', async () => {
    const form = (await read({ name: 'Ada', note: null, nickname: null, colour: null })) as Form;
    expect([form.note, form.nickname, form.colour]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['an empty required text', { name: ' ' }, ['name']],
    ['a required text that is null', { name: null }, ['name']],
    ['a text that is too long', { name: 'Adaeze', note: 'longer' }, ['name', 'note']],
    ['an empty text where an optional one needs a letter', { name: 'Ada', nickname: ' ' }, ['nickname']],
    ['a number for a text', { name: 1 }, ['name']],
    ['a control character', { name: 'A\u0000a' }, ['name']],
    ['a value that is not offered', { name: 'Ada', colour: 'green' }, ['colour']],
    ['a field that is not known', { name: 'Ada', role: 'admin' }, ['role']],
  ])('is refused with %s', async (_, body, fields) => expect(await fieldsRefused(body)).toEqual(fields));

  it.each([[[]], ['text'], [1]])('is unreadable as %j', async (body) =>
    expect(read(body)).rejects.toMatchObject({ code: 'UNREADABLE' }),
  );
});
