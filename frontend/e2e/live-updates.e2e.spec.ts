import { expect, type WebSocketRoute } from '@playwright/test';
import { signIn } from './steps/accounts';
import { createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

const LOST_NEWS = '42["changed",{"topic":"*","id":"*","position":""}]';

test('a page asks again for what it shows when news may be lost', async ({ page, request }) => {
  const [staff, creator] = [await signInAdmin(request), await createCreator(request)];
  await page.addInitScript(() => {
    Math.random = () => 0; // clients refetch after a random delay
  });
  let toldSocket: WebSocketRoute | undefined;
  await page.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('"changed"')) line.send(message); // these messages are lost
    });
    toldSocket = line;
  });
  await signIn(page, creator, '/points');
  await expect(page.getByText('Adjusted by staff')).toHaveCount(0);
  await staff.post(`/api/admin/members/${creator.id}/points`, { delta: 5 });
  toldSocket?.send(LOST_NEWS);
  await expect(page.getByText('Adjusted by staff')).toBeVisible();
});
