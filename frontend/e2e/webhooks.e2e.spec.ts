import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { admin, signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { createCreator } from './steps/server';
import { test } from './steps/test';

interface Heard {
  readonly headers: Record<string, string>;
  readonly body: string;
}

test('a webhook is added, tested, told of an event with a signature, and sent it again', async ({ page, request }) => {
  const heard: Heard[] = [];
  const receiver = createServer((asked, response) => {
    void asked.toArray().then((chunks) => {
      const body = Buffer.concat(chunks as Buffer[]).toString();
      heard.push({ headers: asked.headers as Record<string, string>, body });
      response.writeHead(200).end('taken with thanks');
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/hook`;
  const ofType = (type: string) => heard.filter(({ body }) => body.includes(`"${type}"`));

  await signIn(page, admin, '/admin/settings');
  await page.getByRole('button', { name: 'Add a webhook…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address, beginning with https://').fill('http://10.0.0.1/hook');
  await dialog.getByRole('combobox', { name: 'Events that it is told of' }).fill('Member registered');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Webhook not added')).toBeVisible();
  await dialog.getByLabel('Address, beginning with https://').fill(url);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('The secret of the webhook')).toBeVisible();
  const secret = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('button', { name: 'I have kept it' }).click();

  const item = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: url });
  await item.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The receiver took the test')).toBeVisible();
  expect(ofType('webhook.test')).toHaveLength(1);
  await createCreator(request, { firstName: 'Lindiwe' });
  await expect.poll(() => ofType('MemberRegistered').length).toBeGreaterThan(0);
  await expectAccessibleInBothThemes(page);

  await item.getByRole('button', { name: 'Deliveries' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('taken with thanks').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const before = ofType('MemberRegistered').length;
  await drawer.getByRole('button', { name: 'Send again' }).first().click();
  await expect.poll(() => ofType('MemberRegistered').length).toBe(before + 1);
  for (const { headers, body } of heard) new Webhook(secret).verify(body, headers);
  const ids = ofType('MemberRegistered').map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(before);
  for (const { body } of heard) expect(body).not.toContain('Lindiwe');

  await drawer.getByRole('button', { name: 'Close' }).click();
  await item.getByRole('button', { name: 'Events…' }).click();
  await page.getByRole('combobox', { name: 'Events that it is told of' }).fill('Member banned');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText('2 types of event')).toBeVisible();
  await item.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(item.getByText('Paused: by staff')).toBeVisible();
  await item.getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(item).toHaveCount(0);
  receiver.close();
  receiver.closeAllConnections();
});
