// An error that a person can act on: one sentence without a stack trace.
import { inspect } from 'node:util';

export class Problem extends Error {
  name = 'Problem';
}

const ofSettings = ['ConfigError', 'MissingMasterKey', 'StrangeSealKey', 'UnfitRedis'];

/** Errors of settings, the system and the database name their cause themselves. */
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

/** Refuses arguments of a command that takes none, as the user meant something by them. */
export function takeNothing(instead) {
  const words = process.argv.slice(2);
  if (words.length > 0) giveUp(new Problem(`${words.join(' ')}: this command takes nothing. ${instead}`));
}
