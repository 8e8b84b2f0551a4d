// What a person can act on: said in one sentence, without a stack trace.
import { inspect } from 'node:util';

export class Problem extends Error {
  name = 'Problem';
}

const ofSettings = ['ConfigError', 'MissingMasterKey', 'StrangeSealKey', 'UnfitRedis'];

/** Wrong settings, and refusals of the system or of the database, name their cause themselves. */
const namesItsCause = (error) =>
  error instanceof Problem ||
  ofSettings.includes(error.name) ||
  error.syscall !== undefined ||
  error.severity === 'FATAL';

export const describeError = (error) => (namesItsCause(error) ? error.message : inspect(error));

export function giveUp(error) {
  console.error(`\n${describeError(error)}`);
  process.exit(1);
}
