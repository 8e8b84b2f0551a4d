import { type APIRequestContext, expect } from '@playwright/test';
import { serverUnderTest } from './server-under-test';

export const hasMovableClock = serverUnderTest.clockUrl !== undefined;

/** Stops the server's clock at a moment, or lets it run again. With `jobs`, jobs that are due by then are run. */
export async function setServerClock(
  request: APIRequestContext,
  moment: Date | 'now',
  { jobs = false } = {},
): Promise<void> {
  const answer = await request.post(serverUnderTest.clockUrl ?? '', {
    data: { moment: moment === 'now' ? null : moment.toISOString(), jobs },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
