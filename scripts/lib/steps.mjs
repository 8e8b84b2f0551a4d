// One line of progress per long step, with the time it took.
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Says what is being done, does it, and says how long it took. */
export async function step(label, work) {
  const since = performance.now();
  process.stdout.write(`  ${label} ... `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(since)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
