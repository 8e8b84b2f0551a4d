import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { startSmtpServer } from '../../../test/support/smtp-server.js';
import { diagnoseSmtp } from './check-smtp.js';

it('finds nothing wrong with a server that takes mail, and sends none', async () => {
  const server = await startSmtpServer();
  expect(await diagnoseSmtp(server.url)).toBeUndefined();
  expect(server.received).toEqual([]);
  await server.close();
});

it('says that nobody answers, and what to do', async () => {
  expect(await diagnoseSmtp('smtp://127.0.0.1:1')).toEqual({
    problem: expect.stringMatching(/^does not answer .*ECONNREFUSED/),
    fix: expect.stringContaining('SMTP_URL'),
  });
});

it('says that a name is not found', async () => {
  expect((await diagnoseSmtp('smtp://nowhere.invalid'))?.problem).toMatch(/^is not found/);
});

it('says that the user or the password is refused', async () => {
  const server = await answering((line) => (line.startsWith('EHLO') ? '250-hello\r\n250 AUTH PLAIN' : '535 no'));
  expect((await diagnoseSmtp(`smtp://ada:wrong@${server.at}`))?.problem).toMatch(/^refuses .*535/);
  await server.close();
});

it('says that TLS is not what this port speaks', async () => {
  const server = await answering(() => '250 ok');
  const diagnosis = await diagnoseSmtp(`smtps://${server.at}`);
  expect(diagnosis?.problem).toMatch(/^does not speak with us/);
  expect(diagnosis?.fix).toContain('587');
  await server.close();
});

async function answering(answer: (line: string) => string): Promise<{ at: string; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => socket.write(`${answer(chunk.toString())}\r\n`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    at: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
