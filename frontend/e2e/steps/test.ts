import { test as plainTest } from '@playwright/test';

/** Closes all contexts after a journey: open pages would keep polling during the next ones. */
export const test = plainTest.extend<{ leavesNobody: undefined }>({
  leavesNobody: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
