import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { TestPushService } from '../../backend/test/support/push-service';
import { signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { approveDay, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

test.use({
  serviceWorkers: 'allow',
  launchOptions: { channel: 'chromium', executablePath: process.env.WHOLE_CHROMIUM_PATH }, // the shell lacks them
});

let service: TestPushService;
test.beforeAll(async () => {
  service = await TestPushService.start();
});
test.afterAll(() => service.close());

/** Chromium's push service cannot be reached here, so the browser subscribes with a local one. */
async function subscribeWith(context: BrowserContext, device: string): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((subscription) => {
    let current: object | null = null;
    const unsubscribe = () => Promise.resolve(((current = null), true));
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve((current = { toJSON: () => subscription, unsubscribe })),
      getSubscription: () => Promise.resolve(current),
    });
  }, service.subscribe(device));
}

/** Delivers a push to the service worker, as the push service would. */
async function deliver(devTools: CDPSession, registrationId: string, origin: string, push: object): Promise<void> {
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(push) });
}

async function openDevTools(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
      if (id) resolve(id);
    });
  });
  await devTools.send('ServiceWorker.enable');
  return { devTools, registrationId: await registered };
}

test('who has handed a day in is called back on the device, in the way that was chosen', async ({
  page,
  context,
  request,
}) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await creator.post('/api/me/appraisals', { learnings: 'A headline', assignmentUrl: 'https://network.example/post' });
  await subscribeWith(context, 'phone');
  await signIn(page, creator);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/appraisals');
  const invitation = page.getByRole('region', { name: 'Notices on this device' });
  await expect(invitation).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await invitation.getByRole('button', { name: 'Tell me here' }).click();
  await expect(invitation).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('link', { name: /^Notices/ }).click();
  await expect(page.getByRole('heading', { name: 'What we tell you' })).toBeVisible();
  await page.getByLabel('Tell me at any hour').check();
  await page
    .getByRole('radiogroup', { name: 'Your Pro period is about to end' })
    .getByLabel('By e-mail, once we send any')
    .check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('You will be told as you chose.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const { devTools, registrationId } = await openDevTools(context, page);
  await approveDay(creator, staff, 9);
  await expect.poll(() => service.received.map(({ title }) => title)).toEqual(['Day 1 approved']);
  expect(service.faults).toEqual([]);
  await deliver(devTools, registrationId, new URL(page.url()).origin, service.received[0] ?? {});
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(shown).toEqual(['Day 1 approved']);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (e: Event) => void;
    };
    const [notification] = await scope.registration.getNotifications();
    const Click = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event })
      .NotificationEvent;
    scope.dispatchEvent(new Click('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(/\/appraisals$/);
});
