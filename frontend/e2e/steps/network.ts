import type { BrowserContext, Page } from '@playwright/test';

/** Holds requests to an address until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await release;
    await route.continue();
  });
  return resolve;
}

const SLOW_LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };

/** A cheap phone on a slow line: 150 ms latency, 1.6 Mbit/s down, and a CPU four times slower. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Answers chat links itself, so that no journey writes to anybody. */
export async function answerChats(context: BrowserContext): Promise<void> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'the chat' }));
}

/** The localStorage of the page as JSON. */
export const readLocalStorage = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));

/** Deletes the session and the localStorage, as on a new device. */
export async function forgetDevice(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
