// npm run test:failover: loses the primary of three PostgreSQL nodes under load: --rounds 10 --faults cut,kill.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBackend } from './lib/builds.mjs';
import { Load, Member } from './lib/compose/members.mjs';
import { Cluster } from './lib/failover/cluster.mjs';
import { Product } from './lib/failover/product.mjs';
import { Reader } from './lib/failover/reader.mjs';
import { inRoot } from './lib/paths.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { secondsSince, step } from './lib/steps.mjs';

const CLIENTS = 4;
const COMMANDS_BETWEEN = 20;

const text = (preset) => ({ type: 'string', default: preset });
const { values } = parseArgs({ options: { rounds: text('3'), faults: text('kill,machine,cut,switchover') } });
const results = inRoot('test-results/failover');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const begun = performance.now();
const cluster = new Cluster(results);
await cluster.assertPossible().catch(giveUp);
const faults = values.faults.split(',');
const unknown = faults.find((name) => !(name in cluster.faults));
if (unknown) giveUp(new Problem(`There is no fault ${unknown}.`));
const product = new Product(cluster.url, results);
const failure = await testAll().catch((error) => error);
await product.stop();
await cluster.stop();
console.log(`\n${failure ? '0 passed, 1 failed' : '1 passed, 0 failed'}\n${secondsSince(begun)}`);
if (failure) giveUp(failure);

async function testAll() {
  await buildBackend();
  await part('Starting three nodes under Patroni', () => cluster.start());
  await part('Starting two processes', () => product.start());
  const newMember = (_, i) => new Member(product.urls[i % product.urls.length]).register();
  const members = await Promise.all(Array.from({ length: CLIENTS }, newMember));
  const reader = await newMember(undefined, 0);
  for (const name of faults) {
    const gaps = [];
    for (let round = 1; round <= Number(values.rounds); round += 1)
      await part(`Round ${round}, ${name}`, () => lose(cluster.faults[name], members, reader, gaps));
    say(`    ${name}: writes again after ${gaps.map((gap) => gap.toFixed(1)).join(', ')} s`);
  }
  await part('Comparing every read model with the log', () => product.commandLine('replay', '--all', '--compare'));
  await part('Verifying the seals', () => product.commandLine('verify'));
}

async function part(label, work) {
  const figure = await step(label, work);
  if (typeof figure === 'string') say(`    ${figure.trim().split('\n').at(-1)}`);
}

function say(line) {
  console.log(line);
  appendFileSync(path.join(results, 'run.log'), `${new Date().toISOString()} ${line}\n`);
}

async function lose(fault, members, member, gaps) {
  const load = new Load(members, path.join(results, 'acknowledged'));
  const reader = new Reader(await member.signIn(member.account));
  await load.more(COMMANDS_BETWEEN);
  load.longestGap = 0;
  const former = await cluster.primary();
  const bringBack = await fault(former);
  await load.more(COMMANDS_BETWEEN);
  const gap = load.longestGap / 1000;
  gaps.push(gap);
  await bringBack();
  await cluster.untilWell();
  await load.more(COMMANDS_BETWEEN);
  await load.stop();
  const reads = await reader.stop();
  const recorded = await cluster.query('select command_id from es.events');
  load.assertKept(recorded.map(({ command_id }) => command_id));
  if (!product.isRunning) throw new Problem('A process of the product ended.');
  const { name } = await cluster.primary();
  const asked = `${load.requests} requests, ${load.failures.length} asked again`;
  const kept = `${load.acknowledged.length} commands acknowledged, 0 lost, 0 doubled`;
  return `from ${former.name} to ${name}, writes again after ${gap.toFixed(1)} s; ${reads}; ${asked}; ${kept}`;
}
