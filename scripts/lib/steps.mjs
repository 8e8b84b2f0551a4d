// One line of progress per long step, with the time it took.

export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const live = process.stdout.isTTY === true;
let unfinishedLine;

/** Says what is being done, does it, and says how long it took; on a terminal the seconds run along. */
export async function step(label, work) {
  const start = performance.now();
  begin(label);
  const ticker = live ? setInterval(() => rewrite(label, secondsSince(start)), 500) : undefined;
  try {
    const result = await work();
    finish(label, secondsSince(start));
    return result;
  } catch (error) {
    finish(label, `failed after ${secondsSince(start)}`);
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

/** A step inside a step gets a line of its own. */
function begin(label) {
  process.stdout.write(`${unfinishedLine === undefined ? '' : '\n'}  ${label} ... `);
  unfinishedLine = label;
}

function rewrite(label, news) {
  if (unfinishedLine === label) process.stdout.write(`\r  ${label} ... ${news}`);
}

function finish(label, news) {
  const continues = unfinishedLine === label;
  if (continues && !live) process.stdout.write(`${news}\n`);
  else process.stdout.write(`${continues ? '\r' : ''}  ${label} ... ${news}\n`);
  unfinishedLine = undefined;
}
