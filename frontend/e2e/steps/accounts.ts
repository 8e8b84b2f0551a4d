import { expect, type Page } from '@playwright/test';

/** Someone who has not been here before: addresses are taken once for ever. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
}

const password = 'a sentence to remember';
export const admin = { email: 'admin@sankofa.example', password: 'sankofa-demo-admin' };

export function newcomer(firstName: string): Newcomer {
  const unique = crypto.randomUUID().slice(0, 8);
  return { firstName, lastName: `Obi-${unique}`, email: `${firstName.toLowerCase()}.${unique}@example.com` };
}

export async function registerCreator(page: Page, { firstName, lastName, email }: Newcomer): Promise<void> {
  await page.goto('/register?type=creator');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Country').selectOption('Nigeria');
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByLabel('Phone').fill('0803 123 4567');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Department').selectOption('Marketing');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
