import { expect, type Page, test } from '@playwright/test';
import { signIn } from './steps/accounts';
import { asAdmin, newBusiness, upgrade, verify } from './steps/server';

const forms = [
  ['/growth-tools', 'Tool'],
  ['/program-application-fee', 'Payment reference'],
  ['/loan', 'Purpose'],
] as const;

test('what was typed is there again after a reload, and after a session that ended', async ({ page, request }) => {
  const staff = await asAdmin(request);
  const business = await newBusiness(request);
  await upgrade(business, staff);
  await verify(business, staff);
  await signIn(page, business);
  for (const [path, name] of forms) {
    await page.goto(path);
    await fieldOf(page, name).fill('Typed once');
    await page.reload();
    await expect(fieldOf(page, name)).toHaveValue('Typed once');
  }

  await page.context().clearCookies();
  await signIn(page, business);
  for (const [path, name] of forms) {
    await page.goto(path);
    await expect(fieldOf(page, name)).toHaveValue('Typed once');
  }
});

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name });
