// What a person can act on: said in one sentence, without a stack trace.
export class Problem extends Error {
  name = 'Problem';
}

/** Ends the process: a refusal of the system (permission, disk) is one sentence too, anything else the whole story. */
export function giveUp(error) {
  const plain = error instanceof Problem || error.syscall !== undefined;
  console.error(plain ? `\n${error.message}` : error);
  process.exit(1);
}
