import type { RunningProcess } from '../operations/running-processes.js';
import {
  ago,
  type ConditionName,
  counted,
  type Facts,
  type Found,
  isOlder,
  MAX_WAIT_SECONDS,
} from './condition-facts.js';

const MAX_SKEW_SECONDS = 15 * 60;
/** Tolerates a slow backup, or one missed during a restart. */
const LATE = 1.5;

const roleNames: Readonly<Record<string, string>> = { api: 'The API', worker: 'The worker', all: 'The process' };

export function* findProcesses(facts: Facts): Iterable<Found> {
  const { processes } = facts;
  for (const { name: subject, role, seenAt } of processes.filter((one) => one.isSilent && !one.isReplaced)) {
    const says = `${roleNames[role] ?? role} ${subject} was last heard of at ${seenAt.toISOString().slice(11, 19)} UTC and did not say that it ends.`;
    const todo = 'Others take its work over within ten seconds; start it again if nothing else does.';
    yield { name: 'process-silent', subject, since: seenAt, says, todo };
  }
  const alive = processes.filter(({ isSilent }) => !isSilent);
  const versions = new Set(alive.map(({ version }) => version));
  const youngest = alive.map(({ startedAt }) => startedAt).toSorted((a, b) => +b - +a)[0] ?? null;
  if (versions.size > 1 && isOlder(facts, youngest, MAX_SKEW_SECONDS)) {
    const says = `Processes of versions ${[...versions].sort().join(' and ')} run side by side.`;
    const todo = 'Finish the upgrade: replace those of the older version.';
    yield { name: 'version-skew', since: youngest, says, todo };
  }
  yield* findTroubles(alive, facts);
}

const FETCHING = /^jobs (.+)$/;

/** Several processes with the same failing work make one condition, and so do all queues that cannot fetch jobs. */
function* findTroubles(alive: readonly RunningProcess[], { queues }: Facts): Iterable<Found> {
  const troubles = alive.flatMap((process) =>
    process.troubles.map((trouble) => ({ ...trouble, process: process.name })),
  );
  for (const [work, of] of Map.groupBy(troubles, (one) => (FETCHING.test(one.work) ? 'queues' : one.work))) {
    const areQueues = work === 'queues';
    if (!queues && (areQueues || work === 'jobs')) continue; // reported as another condition
    const [{ error, since }] = of as [(typeof of)[number]];
    const names = [...new Set(of.map((one) => one.work.replace(FETCHING, '$1')))].join(', ');
    const who = [...new Set(of.map(({ process }) => process))].join(', ');
    const says = areQueues ? `No job of ${names} can be fetched` : `Work in the background (${work}) fails`;
    yield {
      name: areQueues ? 'queue-failing' : 'work-failing',
      subject: work,
      since: new Date(since),
      says: `${says}, with this error: ${error} (${who}).`,
      todo: 'The log of the process says more. It is tried again by itself.',
    };
  }
}

const queueConditions: Readonly<Record<string, ConditionName>> = {
  mail: 'mail-failing',
  anchors: 'anchor-failing',
  'card-checkout-reviews': 'gateway-failing',
};

const causes: Readonly<Record<string, string>> = {
  mail: 'Is the mail server of SMTP_URL there? `sankofa mail test ADDRESS` says what it answers.',
};

export function* findQueues(facts: Facts): Iterable<Found> {
  if (!facts.queues) {
    const todo = 'Is Redis there? Jobs are made anew from the log where any are lost.';
    yield { name: 'queue-failing', since: null, says: 'The queues do not answer.', todo };
    return;
  }
  const isPaused = (queue: string) => facts.pauses.some(({ kind, name }) => kind === 'queue' && name === queue);
  for (const {
    name: subject,
    retried,
    failed,
    firstFailedAt,
    lastError,
    waiting,
    oldestWaitingSince,
  } of facts.queues) {
    if (retried + failed > 0) {
      const counts = [retried > 0 && `${String(retried)} retried`, failed > 0 && `${String(failed)} failed for good`];
      const says = `Jobs of ${subject} fail: ${counts.filter(Boolean).join(', ')}, with this error: ${lastError ?? 'unknown'}.`;
      const cause = causes[subject] ?? 'Mend the cause.';
      const todo =
        failed > 0 ? `${cause} Then try those that failed again in Operations.` : `${cause} Each is tried five times.`;
      yield { name: queueConditions[subject] ?? 'queue-failing', subject, since: firstFailedAt, says, todo };
    }
    if (waiting > 0 && !isPaused(subject) && isOlder(facts, oldestWaitingSince, MAX_WAIT_SECONDS)) {
      const says = `${counted(waiting, 'job')} of ${subject} ${waiting === 1 ? 'waits' : 'wait'}.`;
      const todo = 'Is a worker running? Otherwise start one more.';
      yield { name: 'jobs-waiting', subject, since: oldestWaitingSince, says, todo };
    }
  }
}

export function* findUnfinished(facts: Facts): Iterable<Found> {
  const { erasures, doubts } = facts;
  if (doubts.count > 0) {
    const says = `${counted(doubts.count, 'effect')} outside may have happened or not: the answer was lost.`;
    const todo = 'Ask the other side, then say in Operations what you found.';
    yield { name: 'effects-in-doubt', since: doubts.since, says, todo };
  }
  if (isOlder(facts, erasures.since, MAX_WAIT_SECONDS)) {
    const says = `${counted(erasures.count, 'erasure')} could not reach a place.`;
    const todo = 'The log of the workers says what they cannot reach; they try on.';
    yield { name: 'erasure-unfinished', since: erasures.since, says, todo };
  }
}

export function* findBackups(facts: Facts): Iterable<Found> {
  const { ageSeconds, everyHours } = facts.backups;
  if (everyHours === 0 || ageSeconds < everyHours * 3_600 * LATE) return;
  const says = `No backup was made for ${counted(Math.floor(ageSeconds / 3_600), 'hour')}.`;
  const todo = 'Does what makes them run, and does it have room? Its log says more.';
  yield { name: 'backup-late', since: ago(facts, ageSeconds), says, todo };
}

export function* findPauses({ consumers, pauses }: Facts): Iterable<Found> {
  const paused = [
    ...consumers
      .filter(({ state }) => state === 'paused')
      .map(({ name, pausedAt }) => ({ kind: 'consumer', name, pausedAt })),
    ...pauses.filter(({ kind }) => kind !== 'consumer'),
  ];
  for (const { kind, name: subject, pausedAt } of paused) {
    const pause = pauses.find((one) => one.kind === kind && one.name === subject);
    const reason = pause?.reason.replace(/\.$/, '');
    const says = `${subject} is paused${reason ? `: “${reason}”` : ''}.`;
    const end = pause?.endsAt?.toISOString().slice(11, 16);
    const todo = end === undefined ? 'It waits until somebody resumes it.' : `It goes on by itself at ${end} UTC.`;
    yield { name: 'paused', subject, since: pausedAt, says, todo };
  }
}
