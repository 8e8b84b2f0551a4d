/** @jest-environment @happy-dom/jest-environment */
import '../../../test/between-tabs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { responseWith } from '../../../test/response-with';
import { currentSession, setSession } from '../session/session';
import { answer, api } from './client';

const user = { id: 'ada', email: 'ada@example.com', roles: ['member'] };
const HOUR = 3_600_000;

/** The requests, each with the token it carried, and the server's answers to the next requests for data. */
let asked: string[];
let answers: Response[];
let refreshed: Response;

beforeEach(() => {
  asked = [];
  answers = [];
  refreshed = responseWith({ user, accessToken: 'new', expiresIn: 3_600 });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (typeof request === 'string') {
      asked.push(request);
      return refreshed;
    }
    const { url, headers } = request as Request;
    asked.push(`${new URL(url).pathname} ${headers.get('Authorization') ?? 'without a token'}`);
    return answers.shift() ?? responseWith({ points: 35 });
  });
});

describe('a request', () => {
  it('carries the token of who is signed in', async () => {
    signedInFor(HOUR);
    expect(await points()).toEqual({ points: 35 });
    expect(asked).toEqual(['/api/me/journey Bearer old']);
  });

  it('carries none of a visitor', async () => {
    setSession({ status: 'signed-out' });
    await points();
    expect(asked).toEqual(['/api/me/journey without a token']);
  });

  it('fetches a new token first where the old one ran out, once for all that ask', async () => {
    signedInFor(0);
    await Promise.all([points(), points()]);
    expect(asked).toEqual(['/api/auth/refresh', ...Array<string>(2).fill('/api/me/journey Bearer new')]);
  });

  it('is sent again with a new token where the old one was not taken', async () => {
    signedInFor(HOUR);
    answers = [responseWith({}, 401)];
    expect(await points()).toEqual({ points: 35 });
    expect(asked).toEqual(['/api/me/journey Bearer old', '/api/auth/refresh', '/api/me/journey Bearer new']);
  });

  it('is refused where the session turns out to be over', async () => {
    signedInFor(HOUR);
    answers = [responseWith({ code: 'NOT_SIGNED_IN' }, 401)];
    refreshed = responseWith({}, 401);
    await expect(points()).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    expect(currentSession().status).toBe('signed-out');
  });
});

describe('an answer that does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    signedInFor(HOUR);
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  });
  afterEach(() => void jest.useRealTimers());

  it('is given up after ten seconds where something is read', async () => {
    const reading = expect(points()).rejects.toMatchObject({ status: 0, code: 'TOO_SLOW', isTransient: true });
    await jest.advanceTimersByTimeAsync(10_000);
    await reading;
    const [sent] = jest.mocked(globalThis.fetch).mock.lastCall as [Request];
    expect(sent.signal.aborted).toBe(true);
  });

  it('is given up where it began and nothing more of it came for ten seconds', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => halfOf('application/json'));
    const settled = jest.fn();
    void points().then(settled, settled);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    // The test environment loses the reason of an abort.
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: 0, isTransient: true }));
  });

  it('is waited for in a stream that began', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => halfOf('application/x-ndjson'));
    const settled = jest.fn();
    const stream = await answer(api.GET('/api/me/journey', { parseAs: 'stream' }));
    const reader = (stream as unknown as ReadableStream).getReader();
    await reader.read();
    void reader.read().then(settled, settled);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it('is waited for on a command', async () => {
    const settled = jest.fn();
    void answer(api.POST('/api/me/notifications/read', { body: {} })).then(settled, settled);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it('is broken off once nobody waits for it', async () => {
    const leaving = new AbortController();
    void api.GET('/api/me/journey', { signal: leaving.signal }).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    leaving.abort();
    const [sent] = jest.mocked(globalThis.fetch).mock.lastCall as [Request];
    expect(sent.signal.aborted).toBe(true);
  });
});

describe('what is thrown', () => {
  it.each([
    [
      'a refusal',
      () => responseWith({ code: 'TOO_LATE', detail: 'Bola was first.' }, 409),
      { status: 409, code: 'TOO_LATE', detail: 'Bola was first.', isTransient: false },
    ],
    ['a server that is down', () => responseWith({}, 503), { status: 503, code: 'HTTP_503', isTransient: true }],
  ])('tells %s', async (_, said, problem) => {
    answers = [said()];
    await expect(points()).rejects.toMatchObject(problem);
  });

  it('tells that there was no answer', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(points()).rejects.toMatchObject({ status: 0, code: 'NETWORK_ERROR', isTransient: true });
  });

  it('suspends the session of a member who was banned meanwhile', async () => {
    signedInFor(HOUR);
    const suspension = { reason: 'Copied', appealReference: 'ADAADA01' };
    answers = [responseWith({ code: 'ACCOUNT_SUSPENDED', ...suspension }, 403)];
    await expect(points()).rejects.toMatchObject({ status: 403 });
    expect(currentSession()).toEqual({ status: 'suspended', userId: 'ada', ...suspension });
  });
});

function halfOf(type: string): Response {
  const body = new ReadableStream({ start: (half) => half.enqueue(new TextEncoder().encode('{"points":')) });
  return new Response(body, { headers: { 'Content-Type': type } });
}

const points = () => answer(api.GET('/api/me/journey'));

function signedInFor(ms: number): void {
  setSession({ status: 'signed-in', user, accessToken: 'old', expiresAt: Date.now() + ms });
}
