import { type Caller, Executed } from '../../../platform/command-handling/execute-command.js';
import type { Idempotency } from '../../../platform/command-handling/idempotency.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import type { QueueHandledResponse } from './queues.responses.js';

/**
 * For what is not there to be handled any more: the first answer, where this is the same request once more because
 * that one was lost. A request whose work was cut off still finds it there, and goes on with it.
 */
export async function answeredBefore(
  idempotency: Idempotency,
  caller: Caller,
): Promise<Executed<QueueHandledResponse>> {
  const kept = await idempotency.answerTo<QueueHandledResponse>(caller);
  if (!kept) throw new HttpProblem('NOT_FOUND');
  return new Executed(kept);
}
