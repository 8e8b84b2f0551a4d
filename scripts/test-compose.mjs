// npm run test:compose: starts docker-compose.yml as it is, uses it, breaks it, upgrades it and restores its backup.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';
import { basesNamed, provideBases } from './lib/compose/bases.mjs';
import { startEngine } from './lib/compose/engine.mjs';
import { insist, Load, Member, walkJourney } from './lib/compose/members.mjs';
import { COMMAND_LINE, copyBackup, killAndAwait, madeUpSettings, prepareSite } from './lib/compose/site.mjs';
import { inRoot } from './lib/paths.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { secondsSince, step } from './lib/steps.mjs';

const MAX_IMAGE_MB = 220;
const CLIENTS = 4;
const COMMANDS_BETWEEN = 20;
const ROOT_CERTIFICATE = '/data/caddy/pki/authorities/local/root.crt';
const FIGURES_OF_WORKER = `fetch('http://127.0.0.1:3000/metrics').then((a) => a.text()).then((text) => console.log(text))`;
const image = (version) => `docker.io/library/sankofa:${version}`;

const results = inRoot('test-results/compose');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const log = (text) => appendFileSync(path.join(results, 'run.log'), `${new Date().toISOString()} ${text}\n`);

const begun = performance.now();
const engine = await startEngine(log).catch(giveUp);
const settings = madeUpSettings();
const [site, elsewhere] = ['sankofa-test', 'sankofa-elsewhere'].map((name) => prepareSite(engine, name, settings));

let eventsKept;
const failure = await testAll().catch((error) => error);
if (failure) await site.keepLogs(path.join(results, 'containers.log')).catch(log);
if (failure) await takeDown().catch(log);
await engine.stop();
console.log(`\n${failure ? '0 passed, 1 failed' : '1 passed, 0 failed'}\n${engine.name}, ${secondsSince(begun)}`);
if (failure) giveUp(failure);

async function testAll() {
  await provideBases(engine);
  await part('Building the image', build);
  await part('Starting everything', start);
  await part('A creator hands in, staff approve, the points are seen', walkJourney);
  const members = await Promise.all(Array.from({ length: CLIENTS }, () => new Member().register()));
  for (const id of await site.containers()) {
    const { Name } = await site.stateOf(id);
    await part(`Killing ${Name.replace('/', '')} under load`, () => kill(id, members));
  }
  await part('Upgrading under load', () => upgrade(members));
  await part('Backing up, and asking a worker for its age', backUp);
  await part('Restoring elsewhere', restoreElsewhere);
  await site.keepLogs(path.join(results, 'containers.log'));
  await part('Taking it down', takeDown);
}

async function part(label, work) {
  log(label);
  const figure = await step(label, work);
  if (figure === undefined) return;
  log(figure);
  console.log(`    ${figure}`);
}

/** Builds twice: only a label differs, but the compose file sees another version. */
async function build() {
  for (const version of ['first', 'next'])
    await engine.do('build', '--network=host', '--build-arg', `VERSION=${version}`, '--tag', image(version), '.');
  const sizeOf = async (name) => Number(await engine.do('image', 'inspect', '--format', '{{.Size}}', name));
  const megabytes = Math.round(((await sizeOf(image('first'))) - (await sizeOf(basesNamed()[0]))) / 1e6);
  if (megabytes > MAX_IMAGE_MB) throw new Problem(`The image is ${megabytes} MB beyond its base, which is too much.`);
  return `${megabytes} MB beyond its base`;
}

/** The proxy creates its own certificate authority for this address. */
async function start() {
  for (const each of [site, elsewhere]) await each.clear(); // left by an interrupted run
  const up = () => site.compose(['up', '--detach', '--wait'], { SANKOFA_VERSION: 'first' });
  await up().catch(up); // a first connection may time out on a busy machine
  const isSuperuser = await site.query("select rolsuper from pg_roles where rolname = 'sankofa_product'");
  if (isSuperuser !== 'f') throw new Problem('The product uses a superuser of PostgreSQL.');
  await insist(async () => {
    const own = await site.compose(['exec', '-T', 'proxy', 'cat', ROOT_CERTIFICATE]);
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), own]);
    return new Member().send('GET', '/health/ready');
  });
}

async function kill(id, members) {
  const load = new Load(members, path.join(results, 'acknowledged'));
  await load.more(COMMANDS_BETWEEN);
  const moment = performance.now();
  await killAndAwait(site, id);
  const back = secondsSince(moment);
  await load.more(COMMANDS_BETWEEN);
  await load.stop();
  load.assertKept(await recordedIds());
  const asked = `${load.requests} requests, ${load.failures.length} asked again`;
  return `well again after ${back}; ${asked}; ${load.acknowledged.length} commands acknowledged, 0 lost, 0 doubled`;
}

async function recordedIds() {
  return (await site.query('select command_id from es.events')).split('\n');
}

/** As docs/operations.md describes it. */
async function upgrade(members) {
  const load = new Load(members, path.join(results, 'acknowledged'));
  await load.more(COMMANDS_BETWEEN);
  const next = { SANKOFA_VERSION: 'next' };
  const old = await site.containers('api');
  await site.runOnce(next, []);
  await site.compose(['up', '--detach', '--wait', '--no-deps', 'worker', 'backup'], next);
  await site.compose(['up', '--detach', '--wait', '--no-deps', '--no-recreate', '--scale', 'api=4', 'api'], next);
  await engine.do('stop', '-t', '40', ...old);
  await site.keepLogs(path.join(results, 'before-upgrade.log'));
  await engine.do('rm', ...old);
  await load.more(COMMANDS_BETWEEN);
  await load.stop();
  load.assertKept(await recordedIds());
  if (load.failures.length > 0)
    throw new Problem(`${load.failures.length} requests failed: ${JSON.stringify(load.failures[0])}`);
  const images = new Set();
  for (const id of await site.containers('api')) images.add((await site.stateOf(id)).Image);
  if (images.size !== 1 || !images.has(await engine.do('image', 'inspect', '--format', '{{.Id}}', image('next'))))
    throw new Problem('Not every API is of the next version.');
  return `${load.requests} requests, none failed; ${load.acknowledged.length} commands acknowledged, 0 lost, 0 doubled`;
}

async function backUp() {
  ({ events: eventsKept } = JSON.parse(await site.commandLine('backup', 'backup', '/backups/by-hand', '--json')));
  const figures = await site.compose(['exec', '-T', 'worker', 'node', '-e', FIGURES_OF_WORKER]);
  const age = Number(/^sankofa_backup_age_seconds (.+)$/m.exec(figures)?.[1]);
  if (!(age < 60)) throw new Problem(`The newest backup is said to be ${age} seconds old.`);
  return `${(await site.compose(['exec', '-T', 'backup', 'ls', '/backups'])).split('\n').length} backups, the newest ${age.toFixed(1)} s old`;
}

/** Restores on another server, which has only the keys of the first. */
async function restoreElsewhere() {
  const folder = await copyBackup(site, 'by-hand', elsewhere.folder);
  const env = { SANKOFA_VERSION: 'next' };
  await elsewhere.compose(['up', '--detach', '--wait', 'postgres', 'redis'], env);
  const mount = ['--volume', `${folder}:/backup:ro`];
  await elsewhere.runOnce(env, mount, ...COMMAND_LINE, 'restore', '/backup');
  await elsewhere.runOnce(env, [], ...COMMAND_LINE, 'verify');
  const restored = Number(await elsewhere.query('select count(*) from es.events'));
  if (restored !== eventsKept) throw new Problem(`${restored} of ${eventsKept} events were restored.`);
  return `${restored} events, and their seals fit`;
}

async function takeDown() {
  for (const each of [elsewhere, site]) await each.remove();
}
