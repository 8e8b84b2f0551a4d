/** What there is to close so far. */
let created: { close(): Promise<void> } | undefined;
const ending = new AbortController();

async function end(): Promise<void> {
  ending.abort();
  try {
    await created?.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`The process could not end in order: ${String(error)}\n`);
    process.exit(1);
  }
}

/** Start point of a process on servers of one's own; `npm start` comes in through `scripts/start.mjs` instead. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
// Loaded only now: it takes seconds, in which a process that is the first of its container would hear no signal.
const { bootstrap, describeStartError } = await import('./start/bootstrap.js');
try {
  await bootstrap(process.env, undefined, (application) => (created = application));
} catch (error) {
  if (!ending.signal.aborted) {
    process.stderr.write(`${describeStartError(error)}\n`);
    process.exit(1);
  }
}
