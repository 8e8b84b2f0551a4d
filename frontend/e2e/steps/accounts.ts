import { expect, type Page } from '@playwright/test';

/** What somebody signs in with. */
export interface Account {
  email: string;
  password: string;
}

/** Someone who has not been here before: addresses are taken once for ever. */
export interface Newcomer extends Account {
  firstName: string;
  lastName: string;
  /** Nobody else's, as a ban would keep it from them. */
  phone: string;
}

const password = 'a sentence to remember';
export const admin = { email: 'admin@sankofa.example', password: 'sankofa-demo-admin' };

export function inventNewcomer(firstName: string): Newcomer {
  const unique = crypto.randomUUID().slice(0, 8);
  const phone = `0803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  return {
    firstName,
    lastName: `Obi-${unique}`,
    email: `${firstName.toLowerCase()}.${unique}@example.com`,
    password,
    phone,
  };
}

/** One address signs up only so many people in an hour; each newcomer of ours comes from another. */
export function inventClientAddress(): Record<string, string> {
  const randomByte = () => Math.floor(Math.random() * 255);
  return { 'x-forwarded-for': `10.${randomByte()}.${randomByte()}.${randomByte()}` };
}

/** Signs up without the form, which journeys of its own fill. */
export async function registerCreator(page: Page, newcomer: Newcomer, to = '/dashboard'): Promise<void> {
  await page.context().setExtraHTTPHeaders(inventClientAddress());
  const known = { country: 'nigeria', state: 'Lagos', gender: 'Female' };
  await enter(page, 'register', { ...newcomer, ...known, membershipType: 'Creator', qualification: 'Marketing' });
  await page.goto(to);
}

/** All that a creator is asked for, not sent yet. */
export async function fillRegistration(page: Page, newcomer: Newcomer): Promise<void> {
  await page.context().setExtraHTTPHeaders(inventClientAddress());
  await page.goto('/register?type=creator');
  await fillSignUp(page, newcomer);
}

/** The same in a form that is open already. */
export async function fillSignUp(page: Page, { firstName, lastName, email, password, phone }: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Country').selectOption('Nigeria');
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Department').selectOption('Marketing');
}

/** Signs in without the form, which journeys of its own fill. */
export async function signIn(page: Page, { email, password }: Account, to = '/dashboard'): Promise<void> {
  await enter(page, 'login', { email, password });
  await page.goto(to);
}

/** Asked by a page of the product, the browser keeps the session; the lightest of all is the icon. */
async function enter(page: Page, how: 'login' | 'register', data: object): Promise<void> {
  await page.goto('/favicon.svg');
  const answer = await page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
      if (response.ok) localStorage.setItem('sankofa.has-session', 'yes');
      return response.ok || response.text();
    },
    [`/api/auth/${how}`, JSON.stringify(data)] as const,
  );
  expect(answer).toBe(true);
}

/** Signs in at the sign-in page that is open, to wherever it leads from there. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Members of the demo; a journey that changes them registers its own instead. */
export const demo = {
  creator: { email: 'creator@example.com', password: 'sankofa-demo' },
  business: { email: 'business@example.com', password: 'sankofa-demo' },
  reviewer: { email: 'reviewer@example.com', password: 'sankofa-demo' },
  wallet: { email: 'wallet@example.com', password: 'sankofa-demo' },
};
