import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { eventually } from '../support/eventually.js';
import { PASSWORD, TestClient } from '../support/test-client.js';
import { loadScript } from './load-script.js';

/** An operator without other roles, who watches Operations in a browser. */
export class OperatorScreen {
  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  static async open(url: string, admin: TestClient): Promise<OperatorScreen> {
    const operator = new TestClient(url);
    const { user } = await operator.register();
    await eventually(async () => {
      const { status } = await admin.post(`/api/admin/members/${user.id}/roles`, { grant: 'operator' });
      if (status !== 200) throw new Error(`The role was not granted: ${String(status)}.`);
    });
    const { chromiumFile } = (await loadScript('browser.mjs')) as { chromiumFile: () => Promise<string> };
    const browser = await chromium.launch({ executablePath: await chromiumFile() });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${url}/admin/operations`);
    await page.getByRole('heading', { name: 'Processes' }).waitFor();
    return new OperatorScreen(browser, page);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  notice(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** Waits until the screen shows the text. Returns the seconds that it took. */
  async says(text: string | RegExp, timeoutMs: number): Promise<number> {
    const begun = performance.now();
    await this.notice(text).waitFor({ timeout: timeoutMs });
    return (performance.now() - begun) / 1_000;
  }

  async saysNoMore(text: string | RegExp, timeoutMs: number): Promise<void> {
    await this.notice(text).waitFor({ state: 'detached', timeout: timeoutMs });
  }
}
