import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

test('a visitor finds what is held of members, and the terms', async ({ page }) => {
  await page.goto('/register?type=creator');
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/\/privacy$/);
  for (const part of ['Who answers for your data', 'What we hold, and why', 'How long', 'Your rights'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  await expect(page.getByText('Sign-ins and who looked: 365 days.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a suspended member sees what is held, asks to have it erased, and withdraws that', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const member = await createCreator(request);
  await staff.post(`/api/admin/members/${member.id}/ban`, { reason: 'Posed as staff.' });
  await page.goto('/privacy#suspended');
  const form = page.getByRole('region', { name: 'Is your account suspended?' });
  await form.getByLabel('Email').fill(member.email);
  await form.getByLabel('Password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText('Sign in Failed').first()).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as object;
  expect(file).toMatchObject({ profile: { email: member.email } });
  await expectAccessibleInBothThemes(page);
  await form.getByRole('button', { name: 'Ask for erasure' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for erasure' }).click();
  await expect(page.getByText('Erasure requested').first()).toBeVisible();
  const { items } = await staff.get<{ items: { memberId: string }[] }>(
    '/api/audit/erasures?status=waiting&pageSize=100',
  );
  expect(items.map(({ memberId }) => memberId)).toContain(member.id);
  await form.getByRole('button', { name: 'Withdraw that request' }).click();
  await expect(page.getByText('Request withdrawn').first()).toBeVisible();
});

test('a browser keeps nothing of a member who was erased', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const member = await createCreator(request, { firstName: 'Quokka' });
  await upgradeMember(member, staff);
  await signIn(page, member, '/learn');
  await page
    .getByRole('link', { name: /Masterclass/ })
    .first()
    .click();
  await page.goto('/profile/edit');
  await page.getByLabel('First name').fill('Quokka Wombat');
  await page.goto('/program-application-fee');
  await page.getByLabel('Payment reference').fill('Wombat-1');
  const markers = ['Quokka', 'Wombat', member.email, member.id];
  await expect.poll(() => storedWords(page, markers)).toContain('Wombat');
  await staff.post(`/api/audit/members/${member.id}/erase`, {});
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/(login)?$/);
  await expect.poll(() => storedWords(page, markers)).toEqual([]);
});

/** The words that occur in any storage that scripts can reach. */
const storedWords = (page: Page, words: string[]): Promise<string[]> =>
  page.evaluate(async (words) => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, (await response?.text()) ?? '');
      }
    }
    const wait = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error(asked.error?.message));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await wait(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return words.filter((word) => texts.some((text) => text.includes(word)));
  }, words);
