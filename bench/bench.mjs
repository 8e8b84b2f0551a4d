// npm run bench: compares the log with plain SQL and with Emmett. Prints ratios and writes them as JSON.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildBackend } from '../scripts/lib/builds.mjs';
import { giveUp, Problem } from '../scripts/lib/problem.mjs';
import { withServer } from './lib/server.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    events: { type: 'string' },
    out: { type: 'string', default: 'bench.json' },
  },
});

const benches = {
  append: async () => (await import('./append.mjs')).benchAppend,
  load: async () => (await import('./load.mjs')).benchLoad,
  rebuild: async () => (await import('./rebuild.mjs')).benchRebuild,
  fold: async () => (await import('./rebuild.mjs')).benchFold,
  proof: async () => (await import('./proof.mjs')).benchProof,
  'sign-in': async () => (await import('./sign-in.mjs')).benchSignIn,
  visible: async () => (await import('./visible.mjs')).benchVisible,
  replay: async () => (await import('./replay.mjs')).benchReplay,
  growth: async () => (await import('./growth.mjs')).benchGrowth,
};

const TAKE_LONG = ['replay', 'growth'];

const shown = (value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value);

function show(results) {
  console.table(
    results.map(({ bench, ...result }) =>
      Object.fromEntries(Object.entries(result).map(([key, value]) => [key, shown(value)])),
    ),
  );
}

try {
  if (values.only && !(values.only in benches)) {
    throw new Problem(`There is no bench ${values.only}, but ${Object.keys(benches).join(', ')}.`);
  }
  await buildBackend();
  const options = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    events: values.events && Number(values.events),
  };
  const results = [];
  for (const [name, load] of Object.entries(benches)) {
    if (values.only ? values.only !== name : TAKE_LONG.includes(name)) continue;
    console.log(`\n${name}`);
    const bench = await load();
    const found = await withServer((url) => bench(url, options));
    show(found);
    results.push(...found);
  }
  const machine = { cores: cpus().length, node: process.version };
  writeFileSync(
    values.out,
    `${JSON.stringify({ at: new Date().toISOString(), machine, options, results }, undefined, 2)}\n`,
  );
  console.log(`\nWritten to ${values.out}`);
} catch (error) {
  giveUp(error);
}
