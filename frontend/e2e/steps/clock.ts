import { type APIRequestContext, expect } from '@playwright/test';

const clock = process.env.CLOCK_URL ?? '';

/** Only the server that is started for the journeys lets them move its clock. */
export const hasMovableClock = clock !== '';

/** Stops the server's clock at a moment, or lets it go on as usual. */
export async function setServerClock(request: APIRequestContext, moment: Date | 'now'): Promise<void> {
  const answer = await request.post(clock, { data: { moment: moment === 'now' ? null : moment.toISOString() } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
