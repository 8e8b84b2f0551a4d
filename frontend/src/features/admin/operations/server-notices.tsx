import { ago, dateTime } from '../../../shared/format';
import { AlertIcon } from '../../../shared/ui/icons';
import type { Server } from '../api/operations';

/** How long a thing that mended itself is still worth a word. */
const RECENT_MS = 3_600_000;

/** What happened to the servers, in words, and what is to be done about it. */
export function ServerNotices({ server, silentSince }: { server: Server; silentSince: number | undefined }) {
  const notices = [
    ...(silentSince === undefined ? [] : [unanswered(silentSince)]),
    ...server.processes.filter(({ isSilent }) => isSilent).map(killed),
    ...restarted(server),
    ...lostJobs(server),
    ...server.database.slowStatements.map(slow),
  ];
  return notices.map((text) => (
    <p key={text} className="notice notice--waiting" role="status">
      <AlertIcon />
      <span>{text}</span>
    </p>
  ));
}

const unanswered = (since: number): string =>
  `The product does not answer, probably because the database is away. What you see is from ${dateTime(new Date(since).toISOString())}. Everything goes on by itself once it is back; if it stays away, start PostgreSQL.`;

const killed = ({ name, role, seenAt }: Server['processes'][number]): string =>
  `${named[role] ?? role} ${name} was last heard of ${ago(seenAt)} and did not say that it ends. Others take its work over within ten seconds; start it again if nothing else does.`;

const named: Readonly<Record<string, string>> = { api: 'The API', worker: 'The worker', all: 'The process' };

function restarted({ database: { startedAt }, processes }: Server): string[] {
  const outlived = processes.some((process) => !process.isSilent && process.startedAt < startedAt);
  return outlived && isRecent(startedAt)
    ? [`PostgreSQL was started again ${ago(startedAt)}. The processes went on by themselves; nothing is to be done.`]
    : [];
}

function lostJobs({ jobs: { store, lostAt } }: Server): string[] {
  return lostAt && isRecent(lostAt)
    ? [`${store} had lost its jobs ${ago(lostAt)}. They were made anew from the log; what was done is not done again.`]
    : [];
}

const slow = ({ pid, application, seconds, statement }: Server['database']['slowStatements'][number]): string =>
  `Process ${pid} of PostgreSQL (${application}) has been working for ${Math.round(seconds)} s on: ${statement}`;

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < RECENT_MS;
