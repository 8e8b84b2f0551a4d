/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals';

it('a tab works by itself where cookies are blocked, and with them all that tabs share', async () => {
  Object.defineProperty(navigator, 'locks', { value: { request: async () => refuse() }, configurable: true });
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: refuse });
  const { oneTabAtATime, onTabMessage, tellOtherTabs } = await import('./other-tabs');
  onTabMessage(refuse)();
  tellOtherTabs({ type: 'user-updated' });
  expect(await oneTabAtATime(async () => 'done')).toBe('done');
});

it('work that fails is not done again', async () => {
  const request = async (_: string, begin: () => Promise<never>) => begin();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { oneTabAtATime } = await import('./other-tabs');
  const work = jest.fn(async () => refuse());
  await expect(oneTabAtATime(work)).rejects.toThrow('insecure');
  expect(work).toHaveBeenCalledTimes(1);
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
