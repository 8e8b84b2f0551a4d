import type { BrowserContext, Page } from '@playwright/test';

/** Holds back the requests to an address until what this returns is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await release;
    await route.continue();
  });
  return resolve;
}

/** Opens chats on an empty page, as no journey writes to anybody. */
export async function answerChats(context: BrowserContext): Promise<void> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'the chat' }));
}

/** What the page stored on this device, as one text. */
export const readLocalStorage = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));

/** As if nobody had been here: neither a session nor anything that was kept. */
export async function forgetDevice(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
