// npm run faults: breaks the product repeatedly and reports what held: --rounds 20 --rows 1,5,6 --seed 7.
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultRows } from './lib/fault-rows.mjs';
import { dataFolder, inRoot } from './lib/paths.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { run } from './lib/run.mjs';

const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const values = parseOptions();
const rounds = wholeNumber(values.rounds);
const seed = wholeNumber(values.seed ?? String(randomInt(2 ** 31)));
const startedAt = new Date().toISOString();
const results = [];

console.log(`${rounds} rounds, seed ${seed}`);
for (const row of chosen(values.rows)) {
  const result = await carryOut(row);
  results.push(result);
  console.log(summaryOf(result));
  keep();
}
const failed = results.filter(({ outcome }) => outcome === 'failed').length;
const held = results.filter(({ outcome }) => outcome === 'held').length;
console.log(`\n${held} held, ${failed} failed, ${results.length - held - failed} not run; more in ${reportFile()}`);
process.exit(failed > 0 ? 1 : 0);

function parseOptions() {
  const text = { type: 'string' };
  try {
    return parseArgs({ options: { rounds: { ...text, default: '20' }, rows: text, seed: text } }).values;
  } catch (error) {
    return giveUp(new Problem(`${error.message}\nnpm run faults -- --rounds 20 --rows 1,5,6 --seed 7`));
  }
}

function wholeNumber(text) {
  if (/^\d+$/.test(text)) return Number(text);
  return giveUp(new Problem(`${text} is no whole number.`));
}

function chosen(list) {
  if (list === undefined) return faultRows;
  const wanted = list.split(',').map(wholeNumber);
  const unknown = wanted.find((number) => !faultRows.some(({ row }) => row === number));
  if (unknown !== undefined) return giveUp(new Problem(`There is no row ${unknown}.`));
  return faultRows.filter(({ row }) => wanted.includes(row));
}

async function carryOut({ row, fault, specs, only, needs, repeats }) {
  if (specs === undefined) return { row, fault, outcome: 'not run', why: 'no program does this yet' };
  const settings = (await needs?.()) ?? {};
  if (typeof settings === 'string') return { row, fault, outcome: 'not run', why: settings };
  const begun = performance.now();
  const { passed, failed, figures, output } = await runAll(repeats ? rounds : 1, () => runSpecs(specs, only, settings));
  const outcome = failed === 0 && passed > 0 ? 'held' : 'failed';
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return { row, fault, outcome, rounds, seconds, figures, ...(outcome === 'failed' && { output }) };
}

/** Stops at the first failure. */
async function runAll(times, work) {
  let [result, passed] = [undefined, 0];
  for (let time = 0; time < times && !result?.failed; time++) {
    result = await work();
    passed += result.passed;
  }
  return { ...result, passed };
}

async function runSpecs(specs, only, settings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const [told, counted] = ['figures', 'counts.json'].map((name) => path.join(folder, name));
  const selection = [
    '--selectProjects=integration',
    '--no-watchman',
    '--runInBand',
    '--forceExit',
    '--json',
    `--outputFile=${counted}`,
  ];
  const named = only === undefined ? [] : [`--testNamePattern=${only}`];
  const jest = [inRoot('node_modules/jest/bin/jest.js'), ...selection, ...named, '--testPathPatterns', ...specs];
  const env = {
    ...process.env,
    ...settings,
    FAULT_ROUNDS: String(rounds),
    FAULT_SEED: String(seed),
    FAULT_FIGURES: told,
  };
  const { output } = await run(process.execPath, [...FLAGS, ...jest], { env });
  const counts = existsSync(counted) ? JSON.parse(readFileSync(counted, 'utf8')) : undefined;
  return {
    passed: counts?.numPassedTests ?? 0,
    failed: counts ? counts.numFailedTests + counts.numRuntimeErrorTestSuites : 1,
    figures: existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : [],
    output,
  };
}

function summaryOf({ row, fault, outcome, why, seconds, figures = [], output }) {
  const line = `${String(row).padStart(2)}  ${outcome.padEnd(7)}  ${fault}`;
  if (why) return `${line}: ${why}`;
  return [`${line} (${seconds} s)${figures.length > 0 ? `: ${figures.join('; ')}` : ''}`, output]
    .filter(Boolean)
    .join('\n');
}

function reportFile() {
  return path.join(dataFolder(), 'faults', `${startedAt.replaceAll(':', '-')}.json`);
}

function keep() {
  mkdirSync(path.dirname(reportFile()), { recursive: true });
  writeFileSync(reportFile(), `${JSON.stringify({ startedAt, seed, rounds, results }, null, 2)}\n`);
}
