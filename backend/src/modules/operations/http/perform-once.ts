import { setTimeout as pause } from 'node:timers/promises';
import { type Caller, CommandResult } from '../../../platform/command-handling/execute-command.js';
import type { Idempotency } from '../../../platform/command-handling/idempotency.js';
import { notFound } from '../../../platform/http/problem.js';
import type { QueueHandledResponse } from './queues.requests.js';

const MAX_CHECKS = 10;
const CHECK_INTERVAL_MS = 100;

/** Repeats the answer to a repeated request. Throws not found for a new request. */
export async function repeatEarlierAnswer(
  idempotency: Idempotency,
  caller: Caller,
): Promise<CommandResult<QueueHandledResponse>> {
  const answer = await idempotency.answerTo<QueueHandledResponse>(caller);
  if (!answer) throw notFound();
  return new CommandResult(answer);
}

/** Runs `work`. A repeated request first waits a moment for the original one to do it. */
export async function performOnce(
  recorded: CommandResult<QueueHandledResponse>,
  isPending: () => Promise<boolean>,
  work: () => Promise<boolean>,
): Promise<CommandResult<QueueHandledResponse>> {
  const isRepetition = recorded.position === null;
  for (let check = 0; isRepetition && check < MAX_CHECKS; check++) {
    if (!(await isPending())) return recorded;
    await pause(CHECK_INTERVAL_MS);
  }
  if (!(await work()) && !isRepetition) throw notFound();
  return recorded;
}
