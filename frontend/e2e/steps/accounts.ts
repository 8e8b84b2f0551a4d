import { expect, type Page } from '@playwright/test';

export interface Account {
  email: string;
  password: string;
}

/** A new account. Addresses are never reused. */
export interface Newcomer extends Account {
  firstName: string;
  lastName: string;
  /** Unique, as a ban would block other accounts with the same number. */
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

/** A random address: the sign-up limit counts per address and hour. */
export function inventClientAddress(): Record<string, string> {
  const randomByte = () => Math.floor(Math.random() * 255);
  return { 'x-forwarded-for': `10.${randomByte()}.${randomByte()}.${randomByte()}` };
}

/** Signs up by the API; other journeys fill the form. */
export async function registerCreator(page: Page, newcomer: Newcomer, to = '/dashboard'): Promise<void> {
  await page.context().setExtraHTTPHeaders(inventClientAddress());
  const known = { country: 'nigeria', state: 'Lagos', gender: 'Female' };
  await enter(page, 'register', { ...newcomer, ...known, membershipType: 'Creator', qualification: 'Marketing' });
  await page.goto(to);
}

/** Fills in the registration form of a creator without sending it. */
export async function fillRegistration(page: Page, newcomer: Newcomer): Promise<void> {
  await page.context().setExtraHTTPHeaders(inventClientAddress());
  await page.goto('/register?type=creator');
  await fillSignUp(page, newcomer);
}

/** The same for a form that is open already. */
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

/** Signs in by the API; other journeys fill the form. */
export async function signIn(page: Page, { email, password }: Account, to = '/dashboard'): Promise<void> {
  await enter(page, 'login', { email, password });
  await page.goto(to);
}

/** A page must send the request, so that the browser stores the cookie; the icon is the smallest page. */
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

/** Fills in the open sign-in page. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Demo accounts. A journey that changes a member registers its own. */
export const demo = {
  creator: { email: 'creator@example.com', password: 'sankofa-demo' },
  business: { email: 'business@example.com', password: 'sankofa-demo' },
  reviewer: { email: 'reviewer@example.com', password: 'sankofa-demo' },
  wallet: { email: 'wallet@example.com', password: 'sankofa-demo' },
};
