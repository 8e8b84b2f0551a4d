import { expect, it, jest } from '@jest/globals';

jest.unstable_mockModule('./toast', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('goes on without a toast where its code does not load', async () => {
  const { toastLater } = await import('./toast-later');
  await expect(toastLater('SIGN_OUT_FAILED')).resolves.toBeUndefined();
});
