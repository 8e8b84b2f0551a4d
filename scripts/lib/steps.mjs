// One line of progress per long step, with the time it took.

export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Says what is being done, does it, and says how long it took; on a terminal the seconds run along. */
export async function step(label, work) {
  const start = performance.now();
  const live = process.stdout.isTTY;
  const say = (news) => process.stdout.write(`${live ? '\r' : ''}  ${label} ... ${news}`);
  say('');
  const ticker = live ? setInterval(() => say(secondsSince(start)), 500) : undefined;
  const end = (news) => process.stdout.write(live ? `\r  ${label} ... ${news}\n` : `${news}\n`);
  try {
    const result = await work();
    end(secondsSince(start));
    return result;
  } catch (error) {
    end(`failed after ${secondsSince(start)}`);
    throw error;
  } finally {
    clearInterval(ticker);
  }
}
