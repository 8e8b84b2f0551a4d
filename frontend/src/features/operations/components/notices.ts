import type { Problem } from '../../../shared/api/problem';
import { alteredInWords } from '../../../shared/console/in-words';
import { ago, dateTime, number } from '../../../shared/format';
import { explained } from '../../../shared/messages/failure-texts';
import { serverNow } from '../../../shared/server-clock';
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
const RECENT_TTL_MS = 3_600_000;

export const listNotices = (server: Server, consumers: readonly Consumer[], outage: Outage | undefined): Notice[] => [
  ...(outage ? [noticeOutage(outage)] : []),
  ...noticeProof(server),
  ...server.processes.filter(({ isSilent, isReplaced }) => isSilent && !isReplaced).map(noticeKilled),
  ...noticeConsumers(consumers),
  ...consumers.filter(({ parkedEvents }) => parkedEvents > 0).map(noticeParked),
  ...noticeRestart(server),
  ...noticeLostJobs(server),
  ...server.database.slowStatements.map(noticeSlowStatement),
];

const openNotice = (key: string, text: string): Notice => ({ key, text, isOver: false });
const closedNotice = (key: string, text: string): Notice => ({ key, text, isOver: true });

const noticeOutage = ({ since, problem }: Outage): Notice =>
  openNotice(
    'unanswered',
    `${describeCause(problem)} What you see is from ${dateTime(new Date(since).toISOString())}.`,
  );

function describeCause(problem: Problem): string {
  if (problem.status === 0) {
    return 'The product cannot be reached from here. Check your connection; if it is there, look whether an API runs.';
  }
  if (problem.status === 503) {
    return 'The database does not answer. Everything goes on by itself once it is back; if it stays away, start PostgreSQL.';
  }
  return explained(problem);
}

/** Contradicted is what every other figure rests on, so it stands first. */
function noticeProof({ proof: { contradiction, alteredAccounts, failingAnchors } }: Server): Notice[] {
  const accounts = `${alteredInWords(alteredAccounts)}: somebody wrote to the database. Proof names them.`;
  return [
    ...(contradiction === null ? [] : [openNotice('proof', contradiction)]),
    ...(alteredAccounts === 0 ? [] : [openNotice('accounts', accounts)]),
    ...failingAnchors.map(noticeAnchor),
  ];
}

const noticeAnchor = (name: string): Notice =>
  openNotice(
    `anchor ${name}`,
    `The seal of today has not reached its anchor (${name}). It is tried again every hour; the queue anchors says what fails.`,
  );

const noticeKilled = ({ name, role, seenAt }: Server['processes'][number]): Notice =>
  openNotice(
    `silent ${name}`,
    `${roleNames[role] ?? role} ${name} was last heard of ${ago(seenAt)} and did not say that it ends. Others take its work over within ten seconds; start it again if nothing else does.`,
  );

const roleNames: Readonly<Record<string, string>> = { api: 'The API', worker: 'The worker', all: 'The process' };

/** That nobody follows the log at all is one trouble, not one for each of those who should. */
function noticeConsumers(consumers: readonly Consumer[]): Notice[] {
  const activeConsumers = consumers.filter(({ state }) => state !== 'paused');
  if (activeConsumers.length > 0 && activeConsumers.every(({ state }) => state === 'unowned')) {
    return [openNotice('unowned', 'No worker follows the log, so every list stands still. Start a worker.')];
  }
  return consumers
    .filter(({ state }) => state === 'failing')
    .map(({ name, error }) =>
      openNotice(
        `failing ${name}`,
        `${name} stands still, as its last step failed: ${error}. It tries again by itself, and skips nothing.`,
      ),
    );
}

const noticeParked = ({ name, parkedEvents }: Consumer): Notice =>
  openNotice(
    `parked ${name}`,
    `${name} could not handle ${parkedEvents === 1 ? 'an event and set it' : `${number(parkedEvents)} events and set them`} aside; all others go on. Open its row, mend the cause and press Try again, or discard what was never right.`,
  );

function noticeRestart({ database: { startedAt }, processes }: Server): Notice[] {
  const outlived = processes.some((process) => !process.isSilent && process.startedAt < startedAt);
  if (!outlived || !isRecent(startedAt)) return [];
  const text = `PostgreSQL was started again ${ago(startedAt)}. The processes went on by themselves; nothing is to be done.`;
  return [closedNotice(`restarted ${startedAt}`, text)];
}

function noticeLostJobs({ jobs: { store, lostAt } }: Server): Notice[] {
  if (!lostAt || !isRecent(lostAt)) return [];
  const text = `${store} had lost its jobs ${ago(lostAt)}. They were made anew from the log; what was done is not done again.`;
  return [closedNotice(`lost ${lostAt}`, text)];
}

const noticeSlowStatement = ({
  pid,
  application,
  seconds,
  statement,
}: Server['database']['slowStatements'][number]): Notice =>
  openNotice(
    `slow ${pid}`,
    `Process ${pid} of PostgreSQL (${application}) has been working for ${Math.round(seconds)} s on: ${statement}`,
  );

const isRecent = (at: string): boolean => serverNow() - Date.parse(at) < RECENT_TTL_MS;
