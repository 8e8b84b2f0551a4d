import { setTimeout as pause } from 'node:timers/promises';
import { type Caller, CommandResult } from '../../../platform/command-handling/execute-command.js';
import type { Idempotency } from '../../../platform/command-handling/idempotency.js';
import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import type { QueueHandledResponse } from './queues.requests.js';

const LOOKS = 10;
const LOOK_MS = 100;

/**
 * For what is not there to be handled any more: the first answer, where this is the same request once more because
 * that one was lost. A request whose work was cut off still finds it there, and goes on with it.
 */
export async function answeredBefore(
  idempotency: Idempotency,
  caller: Caller,
): Promise<CommandResult<QueueHandledResponse>> {
  const kept = await idempotency.answerTo<QueueHandledResponse>(caller);
  if (!kept) throw new HttpProblem(httpRefusals.NOT_FOUND);
  return new CommandResult(kept);
}

/**
 * Does what was recorded. Who repeats a request may be beside the first one, which is then given a moment to do it, or
 * may come after one that was cut off, and goes on with it.
 */
export async function carryOut(
  recorded: CommandResult<QueueHandledResponse>,
  isThere: () => Promise<boolean>,
  work: () => Promise<boolean>,
): Promise<CommandResult<QueueHandledResponse>> {
  const isRepetition = recorded.position === null;
  for (let look = 0; isRepetition && look < LOOKS; look++) {
    if (!(await isThere())) return recorded;
    await pause(LOOK_MS);
  }
  if (!(await work()) && !isRepetition) throw new HttpProblem(httpRefusals.NOT_FOUND);
  return recorded;
}
