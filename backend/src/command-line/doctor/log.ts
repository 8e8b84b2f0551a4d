import type { INestApplicationContext } from '@nestjs/common';
import { findAlteredAccess } from '../../platform/access-log/access-log-check.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Pool } from '../../platform/database/pool.js';
import { Erasures } from '../../platform/erasure/erasures.js';
import { beginning } from '../../platform/event-sourcing/index.js';
import { Effects } from '../../platform/jobs/effects.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { type ConsumerStatus, Consumers } from '../../platform/operations/consumers.js';
import { describeHolder, Horizon } from '../../platform/operations/horizon.js';
import { RunningProcesses } from '../../platform/operations/running-processes.js';
import { AlteredRecords, describeAltered } from '../../platform/proof/altered-records.js';
import { Anchoring } from '../../platform/proof/anchors/anchoring.js';
import { SealFile } from '../../platform/proof/anchors/seal-file.js';
import { KnownSeals } from '../../platform/proof/known-seals.js';
import { keyAfter } from '../../platform/proof/seal.js';
import { SealStore } from '../../platform/proof/seal-store.js';
import { SealedLog } from '../../platform/proof/sealed-log.js';
import { Peppers } from '../../platform/secrets/peppers.js';
import { bad, counted, type Finding, good, warning } from './finding.js';

const MAX_LAG_SECONDS = 5;
const MAX_HORIZON_SECONDS = 2;
const MAX_WAIT_SECONDS = 60;
const MAX_UNSEALED = 1_000;

export async function checkLog(app: INestApplicationContext): Promise<Finding[]> {
  const consumers = await app.get(Consumers, { strict: false }).list();
  return [
    ...checkConsumers(consumers),
    await checkProcesses(app),
    await checkHorizon(app),
    await checkSeals(app),
    await checkProof(app),
    await checkAnchors(app),
    await checkAccounts(app),
    await checkAccessLog(app),
    await checkQueues(app),
    await checkEffects(app),
    await checkErasures(app),
  ];
}

export function checkConsumers(consumers: readonly ConsumerStatus[]): Finding[] {
  return [checkOwners(consumers), checkLag(consumers), checkParkedEvents(consumers)];
}

const names = (consumers: readonly ConsumerStatus[]): string => consumers.map(({ name }) => name).join(', ');

function checkOwners(consumers: readonly ConsumerStatus[]): Finding {
  const of = (state: ConsumerStatus['state']) => consumers.filter((consumer) => consumer.state === state);
  const [failing, paused, unowned] = [of('failing'), of('paused'), of('unowned')];
  if (failing.length > 0) {
    const says = failing.map(({ name, error }) => (error === null ? name : `${name} (${error})`)).join(', ');
    return bad('consumers', `fail: ${says}`, 'Mend the cause; they try again by themselves, and skip nothing.');
  }
  if (unowned.length > 0 && unowned.length + paused.length === consumers.length)
    return warning('consumers', 'nobody follows the log', 'Start the product, or a process with ROLE=worker.');
  if (unowned.length > 0)
    return warning('consumers', `not followed: ${names(unowned)}`, 'Is a worker starting? Ask again in ten seconds.');
  if (paused.length > 0) return warning('consumers', `paused: ${names(paused)}`, 'Resume them in Operations.');
  return good('consumers', `${String(consumers.length)} follow the log`);
}

function checkLag(consumers: readonly ConsumerStatus[]): Finding {
  const most = consumers.toSorted((a, b) => b.secondsBehind - a.secondsBehind)[0];
  if (!most || most.secondsBehind === 0) return good('lag', 'none');
  const says = `${most.name} is ${most.secondsBehind.toFixed(1)} s and ${counted(most.eventsBehind, 'event')} behind`;
  if (most.secondsBehind <= MAX_LAG_SECONDS) return good('lag', says);
  if (most.state !== 'running') return warning('lag', says, 'It catches up once it follows the log again.');
  return warning('lag', says, 'Start one more worker; if it stays, look at the disk of the database.');
}

function checkParkedEvents(consumers: readonly ConsumerStatus[]): Finding {
  const having = consumers.filter(({ parkedEvents }) => parkedEvents > 0);
  if (having.length === 0) return good('parked events', 'none');
  return bad('parked events', `parked by ${names(having)}`, 'Mend the cause, then replay them in Operations.');
}

async function checkProcesses(app: INestApplicationContext): Promise<Finding> {
  const processes = await app.get(RunningProcesses, { strict: false }).list();
  const silent = processes.filter(({ isSilent, isReplaced }) => isSilent && !isReplaced);
  if (silent.length === 0) return good('processes', 'none fell silent');
  const says = `fell silent: ${silent.map(({ role, name }) => `${role} ${name}`).join(', ')}`;
  return warning('processes', says, 'Their logs say why; start as many again.');
}

async function checkHorizon(app: INestApplicationContext): Promise<Finding> {
  const { seconds, eventsHeldBack, heldBy } = await app.get(Horizon, { strict: false }).measure();
  if (seconds <= MAX_HORIZON_SECONDS) return good('horizon', 'no transaction holds readers back');
  const holder = heldBy && describeHolder(heldBy);
  const says = `${holder?.who ?? 'a transaction'} holds back ${counted(eventsHeldBack, 'event')} for ${seconds.toFixed(0)} s`;
  return bad('horizon', says, holder ? `End it: ${holder.end}` : 'Look for it in pg_stat_activity as a superuser.');
}

async function checkSeals(app: INestApplicationContext): Promise<Finding> {
  const newest = await app.get(SealStore, { strict: false }).last();
  const { length } = await app.get(SealedLog, { strict: false }).after(newest?.at ?? beginning, MAX_UNSEALED);
  const says = newest
    ? `under seals: ${counted(newest.size, 'event')}, next by key ${keyAfter(newest)}`
    : 'there is no seal yet';
  if (length < MAX_UNSEALED) return good('seals', `${says}, ${String(length)} wait`);
  return warning('seals', `${says}, ${String(length)} or more wait`, 'Is a worker running? Its log says why not.');
}

async function checkProof(app: INestApplicationContext): Promise<Finding> {
  const contradiction = await app.get(KnownSeals, { strict: false }).findContradiction();
  if (contradiction !== null) return bad('proof', contradiction, 'npm run verify names the first place.');
  if (app.get(SealFile, { strict: false }).path !== undefined)
    return good('proof', 'continues the newest seal known outside');
  return warning('proof', 'no seal is known outside the database', 'Set ERASURE_LIST: a file beside it keeps it.');
}

async function checkAnchors(app: INestApplicationContext): Promise<Finding> {
  const anchoring = app.get(Anchoring, { strict: false });
  const failing = await anchoring.failing();
  if (failing.length > 0)
    return bad('anchors', `without the seal of today: ${failing.join(', ')}`, 'The queue anchors says what fails.');
  if (anchoring.anchors.length > 0) return good('anchors', 'hold the seal of today');
  return warning('anchors', 'nobody else keeps seals', 'Set ANCHOR_MAIL_TO, ANCHOR_URL or ANCHOR_S3_URL.');
}

async function checkAccessLog(app: INestApplicationContext): Promise<Finding> {
  const [pool, peppers] = [app.get(Pool, { strict: false }), app.get(Peppers, { strict: false })];
  const { accessLogDays: keepDays } = app.get<Config>(CONFIG, { strict: false });
  const row = await findAlteredAccess({ pool, peppers, keepDays, now: new Date() });
  if (row === undefined) return good('access log', 'is as it was written, and as the log has it');
  const says = `is altered, missing or added at row ${String(row)}`;
  return bad('access log', says, 'Somebody wrote to the database: docs/how-to/check-the-proof.md.');
}

async function checkAccounts(app: INestApplicationContext): Promise<Finding> {
  const altered = await app.get(AlteredRecords, { strict: false }).compare();
  if (altered.length === 0) return good('accounts', 'have the roles, bans and passwords that the log says');
  return bad('accounts', describeAltered(altered), 'Somebody wrote to the database: docs/how-to/check-the-proof.md.');
}

async function checkQueues(app: INestApplicationContext): Promise<Finding> {
  const jobs = app.get(Jobs, { strict: false });
  const looks = jobs.names().map(async (name) => {
    const queue = jobs.queue(name);
    const [{ failed }, isPaused, oldest] = await Promise.all([queue.counts(), queue.isPaused(), queue.oldestWaiting()]);
    const waits = oldest ? (Date.now() - oldest.getTime()) / 1000 : 0;
    if (failed > 0) return `${name}: ${String(failed)} failed`;
    if (isPaused) return `${name}: paused`;
    return waits > MAX_WAIT_SECONDS ? `${name}: one waits for ${waits.toFixed(0)} s` : undefined;
  });
  const problems = (await Promise.all(looks)).filter((problem) => problem !== undefined);
  if (problems.length === 0) return good('queues', `${String(looks.length)} queues, none waits or has failed`);
  return warning('queues', problems.join('; '), 'Operations retries, discards and resumes; a worker does the rest.');
}

async function checkEffects(app: INestApplicationContext): Promise<Finding> {
  const { count: doubtful } = await app.get(Effects, { strict: false }).doubts();
  if (doubtful === 0) return good('effects', 'none is in doubt');
  const todo = 'Ask the other side whether it happened, then decide in Operations.';
  return warning('effects', `${String(doubtful)} in doubt`, todo);
}

async function checkErasures(app: INestApplicationContext): Promise<Finding> {
  const { count: unfinished } = await app.get(Erasures, { strict: false }).unfinished();
  if (unfinished === 0) return good('erasures', 'all are finished');
  const todo = 'The workers try on; their log says what they cannot reach.';
  return warning('erasures', `${String(unfinished)} not finished`, todo);
}
