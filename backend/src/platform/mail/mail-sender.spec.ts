import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Config } from '../config/config.js';
import type { Effects } from '../jobs/effects.js';
import type { Jobs } from '../jobs/jobs.js';
import { MailSender } from './mail-sender.js';
import type { Mailbox } from './mailbox.js';
import type { MailTransport } from './message.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('looks for what was kept a moment later, once for all of it', async () => {
  const takeDue = jest.fn(() => Promise.resolve([]));
  const mailbox = { takeDue } as unknown as Mailbox;
  const jobs = { handle: () => undefined, add: () => Promise.resolve() } as unknown as Jobs;
  const { enqueueing } = new MailSender({} as Config, mailbox, {} as Effects, jobs, {} as MailTransport);
  enqueueing.start();
  await jest.advanceTimersByTimeAsync(500);
  expect(takeDue).toHaveBeenCalledTimes(1);
  for (let mail = 0; mail < 3; mail++) mailbox.onKept();
  await jest.advanceTimersByTimeAsync(500);
  expect(takeDue).toHaveBeenCalledTimes(2);
  await enqueueing.stop();
});
