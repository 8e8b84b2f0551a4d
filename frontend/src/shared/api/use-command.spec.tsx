/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pass, start } from '../../../test/time';
import { renderWithQueries } from '../../../test/with-queries';
import { Problem } from './problem';
import { useCommand } from './use-command';

const flier = { toolName: 'Flier' };
const noAnswer = new Problem(0, 'NETWORK_ERROR', 'Network error', undefined);
const refusal = new Problem(409, 'ORDER_EXISTS', 'There is such an order', undefined);

let answers: (string | Problem)[];
const send = jest.fn<(input: typeof flier, key: string) => Promise<string>>(async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const answer = answers.shift() ?? 'ordered';
  if (answer instanceof Problem) throw answer;
  return answer;
});

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
  answers = [];
});

describe('a command', () => {
  it('is sent once by a double click, and both clicks hear the answer', async () => {
    const form = opened();
    const heard = [form.order(flier), form.order(flier)];
    await pass(100);
    expect(await Promise.all(heard)).toEqual(['ordered', 'ordered']);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not wait for another one', async () => {
    const form = opened();
    for (const toolName of ['Flier', 'Logo']) void form.order({ toolName });
    await pass(100);
    expect(new Set(keys()).size).toBe(2);
  });

  it('is under way until it is answered', async () => {
    const form = opened();
    void form.order(flier);
    await pass(99);
    expect(form.isPending()).toBe(true);
    await pass(10);
    expect(form.isPending()).toBe(false);
  });

  it('asks again for what it touches, done or refused', async () => {
    const form = opened();
    await pass();
    void form.order(flier);
    await pass(100);
    expect([form.asked('orders'), form.asked('loans')]).toEqual([2, 1]);
    answers = [refusal];
    await failing(form);
    expect([form.asked('orders'), form.asked('loans')]).toEqual([3, 1]);
  });
});

describe('the key of a command', () => {
  it('stays the same while it is sent again by itself, twice at the most', async () => {
    answers = [noAnswer, noAnswer, noAnswer];
    expect(await failing(opened())).toBe(noAnswer);
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('stays the same for whoever tries again after a lost answer, also in a form that was left and reopened', async () => {
    answers = [noAnswer, noAnswer, noAnswer];
    const form = opened();
    await failing(form);
    form.unmount();
    void opened().order(flier);
    await pass(100);
    expect(keys()).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
  });

  it.each([
    ['done', 'ordered'],
    ['refused', refusal],
  ])('is another one for the same wish once it was %s', async (_, answer) => {
    answers = [answer];
    const form = opened();
    await failing(form);
    void form.order(flier);
    await pass(100);
    expect(new Set(keys()).size).toBe(2);
  });
});

const keys = () => send.mock.calls.map(([, key]) => key);

function opened() {
  const { result, asked, unmount } = renderWithQueries(() => useCommand(send, { touches: ['orders'] }), {
    shows: ['orders', 'loans'],
  });
  return {
    order: (input: typeof flier) => start(() => result.current.send(input)),
    isPending: () => result.current.isPending,
    asked,
    unmount,
  };
}

async function failing({ order }: ReturnType<typeof opened>): Promise<unknown> {
  const outcome = order(flier).catch((thrown: unknown) => thrown);
  await pass(10_000);
  return outcome;
}
