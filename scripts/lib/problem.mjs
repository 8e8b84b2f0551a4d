// What a person can act on: said in one sentence, without a stack trace.
export class Problem extends Error {
  name = 'Problem';
}

/** Wrong settings, and refusals of the system or of the database, name their cause themselves. */
const namesItsCause = (error) =>
  error instanceof Problem || error.name === 'ConfigError' || error.syscall !== undefined || error.severity === 'FATAL';

/** Ends the process: with one sentence where that is enough, with the whole story of anything unexpected. */
export function giveUp(error) {
  console.error(namesItsCause(error) ? `\n${error.message}` : error);
  process.exit(1);
}
