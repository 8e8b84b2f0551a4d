import { afterEach, describe, expect, it } from '@jest/globals';
import { lastGated, rememberGated } from './last-visit';
import { currentSession, onSessionChange, owesSignOut, type Session, setSession } from './session';

const signedIn: Session = {
  status: 'signed-in',
  user: { id: 'ada', email: 'ada@example.com', roles: ['member'] },
  accessToken: 'token',
  expiresAt: 0,
};

afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

describe('a session where the browser keeps nothing', () => {
  it.each([
    ['full', () => ({ getItem: () => null, removeItem: () => undefined, setItem: refuse })],
    ['blocked', refuse],
  ])('is told to all who listen although the storage is %s', (_, get) => {
    Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
    const heard: string[] = [];
    const stop = onSessionChange((now) => heard.push(now.status));
    setSession(signedIn);
    setSession({ status: 'signed-out' });
    stop();
    expect(heard).toEqual(['signed-in', 'signed-out']);
    expect(currentSession().status).toBe('signed-out');
    expect(owesSignOut()).toBe(false);
  });
});

it('takes the page that a member was kept from along when it ends', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  setSession(signedIn);
  rememberGated('/opportunities');
  expect(lastGated()).toBe('/opportunities');
  setSession({ status: 'signed-out' });
  expect(lastGated()).toBeUndefined();
});

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
