/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import '../../../test/between-tabs';
import { responseWith } from '../../../test/response-with';
import { refreshSession } from './refresh-session';
import { currentSession, setSession } from './session';

const user = { id: 'ada', email: 'ada@example.com', roles: ['member'] };

beforeEach(() => {
  localStorage.clear();
  setSession({ status: 'signed-in', user, accessToken: 'token', expiresAt: 0 });
});

describe('a session that the server refuses to renew', () => {
  const refuse = (clear: () => void) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      clear();
      return responseWith({ code: 'NOT_SIGNED_IN' }, 401);
    });

  it('is over', async () => {
    refuse(() => undefined);
    await refreshSession();
    expect(currentSession()).toEqual({ status: 'signed-out' });
  });

  it('is known to be cleared where the browser has emptied its store with the answer', async () => {
    refuse(() => localStorage.clear());
    await refreshSession();
    expect(currentSession()).toEqual({ status: 'signed-out', isCleared: true });
  });
});
