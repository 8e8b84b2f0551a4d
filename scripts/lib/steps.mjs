// One progress line per long step, with its duration.

export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const live = process.stdout.isTTY === true;
let terminal = process.stdout;
let unfinishedLine;

/** For programs whose standard output another program reads. */
export const progressToStandardError = () => {
  terminal = process.stderr;
};

/** Prints the label, runs the work, and prints its duration; on a terminal the seconds count up. */
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

function begin(label) {
  terminal.write(`${unfinishedLine === undefined ? '' : '\n'}  ${label} ... `);
  unfinishedLine = label;
}

function rewrite(label, time) {
  if (unfinishedLine === label) terminal.write(`\r  ${label} ... ${time}`);
}

function finish(label, time) {
  const continues = unfinishedLine === label;
  if (continues && !live) terminal.write(`${time}\n`);
  else terminal.write(`${continues ? '\r' : ''}  ${label} ... ${time}\n`);
  unfinishedLine = undefined;
}
