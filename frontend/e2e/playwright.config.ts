import { defineConfig } from '@playwright/test';
import { serverUnderTest } from './steps/server-under-test';

/** `npm run e2e` starts a server for each worker; without it the journeys use a running `npm start`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  workers: 1,
  timeout: 120_000, // long, so that a busy machine fails no test
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: serverUnderTest.url,
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block', // as on a first visit; a journey that needs one allows it
    contextOptions: { reducedMotion: 'reduce' }, // animations would cost minutes over all journeys
    trace: 'on-first-retry', // tracing every test would take a seventh more time
    screenshot: 'only-on-failure',
  },
});
