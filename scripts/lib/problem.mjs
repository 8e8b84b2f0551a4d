// What a person can act on: said in one sentence, without a stack trace.
import { inspect } from 'node:util';

export class Problem extends Error {
  name = 'Problem';
}

/** What the backend says of settings and servers that it cannot use. */
const ofSettings = ['ConfigError', 'MissingMasterKey', 'StrangeSealKey', 'UnfitRedis'];

/** Wrong settings, and refusals of the system or of the database, name their cause themselves. */
const namesItsCause = (error) =>
  error instanceof Problem ||
  ofSettings.includes(error.name) ||
  error.syscall !== undefined ||
  error.severity === 'FATAL';

/** One sentence where that is enough, the whole story of anything unexpected. */
export const storyOf = (error) => (namesItsCause(error) ? error.message : inspect(error));

/** Ends the process and says why. */
export function giveUp(error) {
  console.error(`\n${storyOf(error)}`);
  process.exit(1);
}
