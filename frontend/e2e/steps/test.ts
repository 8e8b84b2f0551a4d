import { test as plainTest } from '@playwright/test';

/** A journey whose second desk or visitor leaves with it: pages left open would ask on beside all that follows. */
export const test = plainTest.extend<{ leavesNobody: undefined }>({
  leavesNobody: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
