import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './steps/accounts';
import { asAdmin, newBusiness, upgrade, verify } from './steps/server';

const forms: [name: string, path: string, field: (page: Page) => Locator][] = [
  ['wish for a tool', '/growth-tools', (page) => page.getByLabel('What do you need?')],
  ['payment reference', '/program-application-fee', (page) => page.getByRole('textbox', { name: 'Payment reference' })],
  ['loan', '/loan', (page) => page.getByLabel('Purpose')],
];

for (const [name, path, field] of forms) {
  test(`what was typed is there again after a reload and after a session that ended: ${name}`, async ({
    page,
    request,
  }) => {
    const staff = await asAdmin(request);
    const business = await newBusiness(request);
    await upgrade(business, staff);
    await verify(business, staff);
    await signIn(page, business);
    await page.goto(path);
    await field(page).fill('Typed once');
    await page.reload();
    await expect(field(page)).toHaveValue('Typed once');

    await page.context().clearCookies();
    await signIn(page, business);
    await page.goto(path);
    await expect(field(page)).toHaveValue('Typed once');
  });
}
