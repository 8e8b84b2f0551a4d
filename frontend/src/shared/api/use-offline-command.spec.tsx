/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { pass, start } from '../../../test/time';
import { renderWithQueries } from '../../../test/with-queries';
import { Problem } from './problem';
import { useOfflineCommand } from './use-offline-command';

interface Work {
  text: string;
}

const mine = { text: 'What I learned today' };
const noAnswer = new Problem(0, 'NETWORK_ERROR', 'Network error', undefined);
const refusal = new Problem(409, 'DAY_LOCKED', 'Not yet', undefined);

/** How the server answers every command from now on; 'hangs' means no answer. */
let server: 'ok' | 'hangs' | Problem;
const sent = jest.fn<(input: Work, key: string) => Promise<void>>(async () => {
  if (server === 'hangs') await new Promise(() => undefined);
  if (server instanceof Problem) throw server;
});
const onSent = jest.fn();
const onRefused = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  server = 'ok';
});

describe('what must not be lost', () => {
  it('is sent, told and forgotten, and its read models are asked for again', async () => {
    const page = opened();
    await pass();
    expect(await submitted(page)).toBe('sent');
    expect(onSent).toHaveBeenCalledWith(mine);
    expect(page.asked('appraisals')).toBe(2);
    expect(reopened(page).waiting()).toBeUndefined();
  });

  it('throws a refusal to whoever submitted it, and forgets it', async () => {
    server = refusal;
    const page = opened();
    expect(await submitted(page)).toBe(refusal);
    expect(onRefused).not.toHaveBeenCalled();
    expect(reopened(page).waiting()).toBeUndefined();
  });

  it.each([
    ['there is no network', 0],
    ['the server is overrun', 429],
    ['the server fails', 503],
  ])('waits where %s', async (_, status) => {
    server = new Problem(status, 'ANY', 'Any', undefined);
    const page = opened();
    expect(await submitted(page)).toBe('waiting');
    expect(page.waiting()).toEqual(mine);
  });

  it('is kept from the first try on: a reload finds it again and sends it under the same key', async () => {
    server = 'hangs';
    const page = opened();
    void page.submit();
    await pass();
    server = 'ok';
    const later = reopened(page);
    expect(later.waiting()).toEqual(mine);
    await pass();
    expect(later.waiting()).toBeUndefined();
    expect(onSent).toHaveBeenCalledWith(mine);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('keeps its key although it is submitted again while it is on its way', async () => {
    server = 'hangs';
    const page = opened();
    void page.submit();
    await pass();
    expect(await submitted(page)).toBe('waiting');
    expect(sent).toHaveBeenCalledTimes(1);
    server = 'ok';
    reopened(page);
    await pass();
    expect(new Set(keys()).size).toBe(1);
  });

  it('is another wish, with another key, once it was answered', async () => {
    const page = opened();
    await submitted(page);
    await submitted(page);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('what waits', () => {
  it('is sent again after 2, 4, 8, 16 and then every 30 seconds, always under the same key', async () => {
    const page = await waiting();
    for (const [tries, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
      await pass(seconds * 1_000 - 1);
      expect(sent).toHaveBeenCalledTimes(tries + 1);
      await pass(1);
      expect(sent).toHaveBeenCalledTimes(tries + 2);
    }
    expect(new Set(keys()).size).toBe(1);
    expect(page.waiting()).toEqual(mine);
  });

  it.each([
    ['when the network is back', () => fireEvent(window, new Event('online'))],
    ['when the reader is back', () => fireEvent(document, new Event('visibilitychange'))],
    ['when it is asked to', (page: Page) => act(() => page.retry())],
  ])('is sent at once %s', async (_, comeBack) => {
    const page = await waiting();
    server = 'ok';
    comeBack(page);
    await pass();
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(page.waiting()).toBeUndefined();
    await pass(60_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is let go when it is refused in the end, and that is told', async () => {
    const page = await waiting();
    server = refusal;
    await pass(2_000);
    expect(onRefused).toHaveBeenCalledWith(refusal);
    expect(page.waiting()).toBeUndefined();
    expect(reopened(page).waiting()).toBeUndefined();
  });

  it('is never sent again once it was taken back', async () => {
    const page = await waiting();
    act(() => page.cancel());
    expect(page.waiting()).toBeUndefined();
    await pass(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(reopened(page).waiting()).toBeUndefined();
  });
});

type Page = ReturnType<typeof opened>;

const keys = () => sent.mock.calls.map(([, key]) => key);

function opened() {
  const use = () =>
    useOfflineCommand<Work>({ owner: 'ada', name: 'work', send: sent, touches: ['appraisals'], onSent, onRefused });
  const { result, asked, unmount } = renderWithQueries(use, { shows: ['appraisals'] });
  return {
    submit: () => start(() => result.current.submit(mine).catch((thrown: unknown) => thrown)),
    waiting: () => result.current.waiting,
    retry: () => result.current.retry(),
    cancel: () => result.current.cancel(),
    asked,
    unmount,
  };
}

async function submitted(page: Page): Promise<unknown> {
  const outcome = page.submit();
  await pass();
  return outcome;
}

function reopened(page: Page): Page {
  page.unmount();
  return opened();
}

async function waiting(): Promise<Page> {
  server = noAnswer;
  const page = opened();
  await submitted(page);
  return page;
}
