import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessible, expectAccessibleInBothThemes } from './steps/axe';
import { hasMovableClock, setServerClock } from './steps/clock';
import { leaveMoment } from './steps/moments';
import {
  addPoints,
  type Caller,
  createBusiness,
  createCreator,
  signInAdmin,
  signInCaller,
  upgradeMember,
  verifyBusiness,
} from './steps/server';
import { test } from './steps/test';

const HOUR_MS = 3_600_000;
const offer = { available: true, departments: ['Marketing'], workTypes: ['Remote'] };

interface Figures {
  places: number;
  filled: number;
  creatorsEarning: number;
}

interface Invitations {
  items: { id: string; status: string }[];
}

test.use({ actionTimeout: 20_000 });

const openBrowser = async (browser: Browser, who: { email: string; password: string }): Promise<Page> => {
  const page = await (
    await browser.newContext({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })
  ).newPage();
  page.setDefaultTimeout(20_000);
  await signIn(page, who);
  return page;
};

/** A name unique to this run, by which candidates are told apart. */
const inventName = (start: string): string =>
  start +
  crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6);

const invited = async (creator: Caller, status: string) =>
  expect
    .poll(async () => (await creator.get<Invitations>('/api/me/invitations')).items[0]?.status, { timeout: 60_000 })
    .toBe(status);

async function answer(page: Page, button: string, then: Locator): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(then).toBeVisible();
}

test('a request for two is filled: one declines, one is withdrawn, one lapses, two work to the end and earn points', async ({
  page,
  request,
  browser,
}) => {
  test.skip(!hasMovableClock, 'This server lets nobody move its clock.');
  test.setTimeout(600_000);
  let staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await staff.post('/api/admin/features/matching', { on: true });
  const before = await staff.get<Figures>('/api/admin/hire-figures?days=365');
  const names = ['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe'].map(inventName);
  const creators: Caller[] = [];
  for (const firstName of names) {
    const creator = await createCreator(request, { firstName });
    await upgradeMember(creator, staff);
    await addPoints(creator, staff, 60);
    await expect.poll(async () => (await creator.get<{ points: number }>('/api/me')).points).toBe(60);
    creators.push(creator);
  }
  const [ada, bola, chidi, dayo, efe] = creators as [Caller, Caller, Caller, Caller, Caller];
  try {
    for (const creator of [bola, chidi, dayo, efe]) await creator.put('/api/me/availability', offer);
    const adasPhone = await openBrowser(browser, ada);
    await leaveMoment(adasPhone); // Pro and a milestone
    await adasPhone.goto('/opportunities');
    await adasPhone.getByRole('link', { name: 'say what you are open to' }).click();
    await adasPhone.getByRole('group', { name: 'Departments' }).getByLabel('Marketing', { exact: true }).check();
    await adasPhone.getByRole('group', { name: 'Kinds of work' }).getByLabel('Remote').check();
    await answer(adasPhone, 'I am open to work', adasPhone.getByRole('heading', { name: 'You are open to work' }));
    await expect(adasPhone.locator('body')).not.toBeFocused();
    await expectAccessible(adasPhone);

    await signIn(page, business, '/hire-interns');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Department').selectOption('Marketing');
    await answer(page, 'Send request', page.getByRole('article').getByText('Pending', { exact: true }));
    const [asked] = (await business.get<{ items: { id: string }[] }>('/api/me/hire-requests')).items;
    await staff.post(`/api/admin/hire-requests/${asked?.id}/status`, { status: 'approved' });

    const desk = await openBrowser(browser, admin);
    await desk.goto('/admin/hire-requests');
    const lastName = `Bello-${business.email.replace(/^adunni\.|@.*$/g, '')}`;
    const row = desk.locator('details', { hasText: lastName });
    await row.locator('summary').click();
    await expect(row.getByText('Legal name')).toBeVisible();
    for (const at of [0, 1, 4, 2, 3]) await row.getByRole('checkbox', { name: names[at] }).check();
    await row.getByRole('button', { name: 'Invite' }).click();
    await expect(row.getByText('3 more are asked in turn.')).toBeVisible();
    await expectAccessible(desk);

    const [toBola] = (await bola.get<Invitations>('/api/me/invitations')).items;
    await bola.post(`/api/me/invitations/${toBola?.id}/decline`, { reason: 'I have exams.' });
    await invited(efe, 'open');
    await row.getByRole('button', { name: `Withdraw the invitation of ${names[4]}` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await invited(efe, 'recalled');
    await invited(chidi, 'open');
    await expect(adasPhone.getByText('Adunni Foods')).toBeVisible();
    await expect(adasPhone.getByText(lastName)).toHaveCount(0);
    await answer(adasPhone, 'Accept', adasPhone.getByText(/It says yes or no next/));

    await page.getByRole('link', { name: 'See how it stands' }).first().click();
    await expect(page.getByRole('heading', { name: names[0] })).toBeVisible();
    await expect(page.getByText(ada.email)).toHaveCount(0);
    await expectAccessible(page);
    await answer(page, 'Say yes', page.getByText(ada.email));
    await expect(adasPhone.getByText(business.email)).toBeVisible();

    await setServerClock(request, new Date(Date.now() + 73 * HOUR_MS), { jobs: true });
    staff = await signInAdmin(request);
    const later = await Promise.all([chidi, dayo, ada].map((one) => signInCaller(request, one)));
    await invited(later[0] as Caller, 'lapsed');
    await invited(later[1] as Caller, 'open');
    const dayosPhone = await openBrowser(browser, dayo);
    await leaveMoment(dayosPhone);
    await dayosPhone.goto('/dashboard');
    await dayosPhone.getByRole('link', { name: 'See the offer' }).click();
    await answer(dayosPhone, 'Accept', dayosPhone.getByText(/It says yes or no next/));
    await page.reload();
    await answer(page, 'Say yes', page.getByText(dayo.email));

    for (const [phone, name] of [
      [adasPhone, names[0]],
      [dayosPhone, names[3]],
    ] as const)
      await workToTheEnd(page.getByRole('article').filter({ hasText: name }), phone);
    for (const creator of [later[2], later[1]] as Caller[])
      await expect.poll(async () => (await creator.get<{ points: number }>('/api/me')).points).toBe(70);
    await adasPhone.goto('/points');
    await expect(adasPhone.getByRole('listitem').filter({ hasText: 'Work for a business' })).toContainText('+10');
    await adasPhone.goto('/work');
    await expect(adasPhone.locator('q', { hasText: 'Kind people.' })).toBeVisible();
    await expect(adasPhone.getByRole('heading', { name: 'You are open to work' })).toBeVisible();
    await expect(adasPhone.locator('form', { hasText: 'How was it?' })).toHaveCount(0);
    await expectAccessibleInBothThemes(adasPhone);
    await expectAccessibleInBothThemes(page);
    await figuresMoved(await openBrowser(browser, admin), staff, before); // the admin of `desk` is signed out by now
  } finally {
    await setServerClock(request, 'now');
    staff = await signInAdmin(request);
    for (const creator of creators)
      await (await signInCaller(request, creator)).put('/api/me/availability', { available: false });
    await staff.post('/api/admin/features/matching', { on: false });
  }
});

/** Each side reports on its own page, and sees the other's report without a reload. */
async function workToTheEnd(article: Locator, phone: Page): Promise<void> {
  await article.getByRole('button', { name: 'Work has started' }).click();
  await phone.getByRole('button', { name: 'Yes, work has started' }).click();
  await phone.getByRole('button', { name: 'Work is finished' }).click();
  await article.getByRole('button', { name: 'Yes, work is finished' }).click();
  const form = phone.locator('form', { hasText: 'How was it?' });
  for (const question of ['It was as we had agreed', 'We understood each other', 'I would work together again'])
    await form.getByRole('radiogroup', { name: question }).getByLabel('5').check();
  await form.getByLabel('In your words').fill('Kind people.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toHaveCount(0);
  await expect(phone.locator('q', { hasText: 'Kind people.' })).toBeVisible();
  await expect(article.locator('form', { hasText: 'How was it?' })).toBeVisible();
}

/** Expects two more places, both filled, by two creators who earn. */
async function figuresMoved(desk: Page, staff: Caller, { places, filled, creatorsEarning }: Figures): Promise<void> {
  await desk.goto('/admin/analysis');
  // Asks the API: only the server's clock has reached these days, so the page cannot select them.
  await expect
    .poll(() => staff.get<Figures>('/api/admin/hire-figures?days=365'))
    .toMatchObject({ places: places + 2, filled: filled + 2, creatorsEarning: creatorsEarning + 2 });
  const hiring = desk.getByRole('region', { name: 'Hiring', exact: true });
  const figure = (name: string) => hiring.locator('dl > div', { hasText: name }).locator('dd');
  for (const name of ['Places filled', 'Creators earning']) await expect(figure(name)).toHaveText(/\d/);
  await expect(hiring.getByRole('row', { name: /^Work finished/ })).toBeVisible();
  await expectAccessibleInBothThemes(desk);
}
