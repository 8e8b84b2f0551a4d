import type { Page } from '@playwright/test';

/** Counts the bytes transferred for a page: compressed, and without cached files. */
export async function countTraffic(page: Page): Promise<() => number> {
  let bytes = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}
