import type { Problem } from '../../../shared/api/problem';
import { ago, dateTime, number } from '../../../shared/format';
import { explained } from '../../../shared/messages/failure-texts';
import type { Consumer } from '../api/consumers.query';
import type { Server } from '../api/server.query';

/** Something that happened, in words, with what is to be done about it. */
export interface Notice {
  key: string;
  text: string;
  /** It mended itself, and is told for those who ask what it was. */
  isOver: boolean;
}

/** Why the screen shows what was, not what is. */
export interface Outage {
  since: number;
  problem: Problem;
}

/** How long a thing that mended itself is still worth a word. */
const RECENT_MS = 3_600_000;

export function noticesOf(server: Server, consumers: readonly Consumer[], outage: Outage | undefined): Notice[] {
  return [
    ...(outage ? [unanswered(outage)] : []),
    ...server.processes.filter(({ isSilent, isReplaced }) => isSilent && !isReplaced).map(killed),
    ...followed(consumers),
    ...consumers.filter(({ parkedEvents }) => parkedEvents > 0).map(parked),
    ...restarted(server),
    ...lostJobs(server),
    ...server.database.slowStatements.map(slow),
  ];
}

const open = (key: string, text: string): Notice => ({ key, text, isOver: false });
const over = (key: string, text: string): Notice => ({ key, text, isOver: true });

const unanswered = ({ since, problem }: Outage): Notice =>
  open('unanswered', `${causeOf(problem)} What you see is from ${dateTime(new Date(since).toISOString())}.`);

function causeOf(problem: Problem): string {
  if (problem.status === 0) {
    return 'The product cannot be reached from here. Check your connection; if it is there, look whether an API runs.';
  }
  if (problem.status === 503) {
    return 'The database does not answer. Everything goes on by itself once it is back; if it stays away, start PostgreSQL.';
  }
  return explained(problem);
}

const killed = ({ name, role, seenAt }: Server['processes'][number]): Notice =>
  open(
    `silent ${name}`,
    `${named[role] ?? role} ${name} was last heard of ${ago(seenAt)} and did not say that it ends. Others take its work over within ten seconds; start it again if nothing else does.`,
  );

const named: Readonly<Record<string, string>> = { api: 'The API', worker: 'The worker', all: 'The process' };

/** That nobody follows the log at all is one trouble, not one for each of those who should. */
function followed(consumers: readonly Consumer[]): Notice[] {
  const wanted = consumers.filter(({ state }) => state !== 'paused');
  if (wanted.length > 0 && wanted.every(({ state }) => state === 'unowned')) {
    return [open('unowned', 'No worker follows the log, so every list stands still. Start a worker.')];
  }
  return consumers
    .filter(({ state }) => state === 'failing')
    .map(({ name, error }) =>
      open(
        `failing ${name}`,
        `${name} stands still, as its last step failed: ${error}. It tries again by itself, and skips nothing.`,
      ),
    );
}

const parked = ({ name, parkedEvents }: Consumer): Notice =>
  open(
    `parked ${name}`,
    `${name} could not handle ${parkedEvents === 1 ? 'an event and set it' : `${number(parkedEvents)} events and set them`} aside; all others go on. Open its row, mend the cause and press Try again, or discard what was never right.`,
  );

function restarted({ database: { startedAt }, processes }: Server): Notice[] {
  const outlived = processes.some((process) => !process.isSilent && process.startedAt < startedAt);
  if (!outlived || !isRecent(startedAt)) return [];
  const text = `PostgreSQL was started again ${ago(startedAt)}. The processes went on by themselves; nothing is to be done.`;
  return [over(`restarted ${startedAt}`, text)];
}

function lostJobs({ jobs: { store, lostAt } }: Server): Notice[] {
  if (!lostAt || !isRecent(lostAt)) return [];
  const text = `${store} had lost its jobs ${ago(lostAt)}. They were made anew from the log; what was done is not done again.`;
  return [over(`lost ${lostAt}`, text)];
}

const slow = ({ pid, application, seconds, statement }: Server['database']['slowStatements'][number]): Notice =>
  open(
    `slow ${pid}`,
    `Process ${pid} of PostgreSQL (${application}) has been working for ${Math.round(seconds)} s on: ${statement}`,
  );

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < RECENT_MS;
