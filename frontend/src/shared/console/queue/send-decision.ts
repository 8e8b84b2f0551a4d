import { asProblem } from '../../api/problem';
import { newKey } from '../../api/unanswered';
import type { Decision, Given } from './queue';

const TRIES = 3;

/** One decision, sent until there is an answer; its key makes sure that it is carried out once. */
export async function sendDecision<Row>(decision: Decision<Row>, row: Row, given: Given): Promise<void> {
  const key = newKey();
  for (let tries = 1; ; tries++) {
    try {
      await decision.send(row, given, key);
      return;
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (problem.status !== 0 || tries === TRIES) throw problem;
    }
  }
}
