import { defineConfig } from '@playwright/test';
import { serverUnderTest } from './steps/server-under-test';

/** `npm run e2e` starts a server for each worker; without it the journeys walk on a running `npm start`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  workers: 1,
  timeout: 120_000, // with both of these a busy machine is waited for, not judged
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: serverUnderTest.url,
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block', // as on a first visit; what needs one says so
    contextOptions: { reducedMotion: 'reduce' }, // waiting for motion is minutes of all the journeys together
    trace: 'on-first-retry', // to note every step was a seventh of the time of all journeys
    screenshot: 'only-on-failure',
  },
});
