import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { readForm } from './uploaded-file.js';

const WHOLE = [
  '--x',
  'Content-Disposition: form-data; name="month"',
  '',
  '2026-10',
  '--x',
  'Content-Disposition: form-data; name="file"; filename="october.csv"',
  'Content-Type: text/csv',
  '',
  'a,b',
  '--x--',
  '',
].join('\r\n');

const read = (body: string, type = 'multipart/form-data; boundary=x', takesFile = true): Promise<object> =>
  readForm(
    { headers: { 'content-type': type }, routeOptions: { config: { takesFile } } } as unknown as FastifyRequest,
    Buffer.from(body),
  );
const unreadable = { refusal: { code: 'FORM_UNREADABLE', detail: expect.stringContaining('multipart/form-data') } };

describe('a form with a file', () => {
  it('is read as its texts and its file', async () => {
    const file = { name: 'october.csv', type: 'text/csv', content: 'a,b' };
    expect(await read(WHOLE)).toEqual({ month: '2026-10', file });
  });

  it.each([
    ['says no boundary', WHOLE, 'multipart/form-data'],
    ['says another boundary', WHOLE, 'multipart/form-data; boundary=y'],
    ['is no form', WHOLE, 'multipart/mixed'],
    ['is empty', '', 'multipart/form-data; boundary=x'],
  ])('is unreadable where it %s', async (_, body, type) => {
    await expect(read(body, type)).rejects.toMatchObject(unreadable);
  });

  it('is read or unreadable, wherever it was cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: WHOLE.length }), async (end) => {
        const outcome = await read(WHOLE.slice(0, end)).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject(unreadable);
      }),
    );
  });

  it('is read or unreadable, whatever stands in it', async () => {
    const within = { min: 0, max: WHOLE.length };
    await fc.assert(
      fc.asyncProperty(
        fc.integer(within),
        fc.integer(within),
        fc.string({ unit: 'binary' }),
        async (from, to, other) => {
          const body = WHOLE.slice(0, from) + other + WHOLE.slice(to);
          const outcome = await read(body).catch((error: unknown) => error);
          if (outcome instanceof Error) expect(outcome).toMatchObject(unreadable);
        },
      ),
    );
  });

  it('is refused by a route that takes none', async () => {
    const refused = read(WHOLE, undefined, false);
    await expect(refused).rejects.toMatchObject({ refusal: { code: 'WRONG_CONTENT_TYPE' } });
  });
});
