/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../api/problem';
import { keepingKey } from './kept-key';

const lost = new Problem(0, 'NETWORK_ERROR', 'Network error', undefined);
const refusal = new Problem(409, 'ORDER_EXISTS', 'There is such an order', undefined);

/** The keys of inputs that are sent one after the other, each from a page of its own. */
async function keysOf(...sent: readonly (readonly [input: object, answer: unknown])[]): Promise<string[]> {
  const keys: string[] = [];
  for (const [index, [input, answer]] of sent.entries()) {
    const send = keepingKey('member.tool', async (_: object, key: string) => {
      keys.push(key);
      if (answer instanceof Problem) throw answer;
      return answer;
    });
    await send(input, `key-${index}`).catch(() => undefined);
  }
  return keys;
}

describe('the key of a form', () => {
  afterEach(() => {
    localStorage.clear();
    jest.useRealTimers();
  });

  it('is the same until its input was answered', async () => {
    const bag = { toolName: 'A bag' };
    expect(await keysOf([bag, lost], [bag, lost], [bag, 'done'], [bag, refusal], [bag, 'done'])).toEqual([
      'key-0',
      'key-0',
      'key-0',
      'key-3',
      'key-4',
    ]);
  });

  it('is another for another input', async () => {
    expect(await keysOf([{ toolName: 'A bag' }, lost], [{ toolName: 'A box' }, lost])).toEqual(['key-0', 'key-1']);
  });

  it('is another after an hour', async () => {
    const bag = { toolName: 'A bag' };
    await keysOf([{ toolName: 'A box' }, 'done'], [bag, lost]);
    jest.useFakeTimers({ now: Date.now() + 3_600_000 });
    expect(await keysOf([bag, lost])).toEqual(['key-0']);
  });

  it('tells nothing of the input', async () => {
    await keysOf([{ toolName: 'A bag' }, lost]);
    expect(localStorage.getItem('sankofa.last-sent.member.tool')).toMatch(/^-?\d+ \d+ key-0$/);
  });
});
