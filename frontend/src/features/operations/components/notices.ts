import { asProblem, type Problem } from '../../../shared/api/problem';
import { ago, dateTime } from '../../../shared/format';
import { explained } from '../../../shared/messages/failure-texts';
import { serverNow } from '../../../shared/server-clock';
import type { Condition } from '../api/conditions.query';
import type { Server } from '../api/server.query';

/** Something that happened, in words, with what to do about it. */
export interface Notice {
  key: string;
  text: string;
  /** Resolved by itself, and kept for those who ask what it was. */
  isOver: boolean;
}

/** Why the screen shows old data. */
export interface Outage {
  /** The time of the last answer; 0 if there was none yet. */
  since: number;
  problem: Problem;
}

/** How long a resolved notice stays. */
const RECENT_TTL_MS = 3_600_000;

/** The first failed query as an outage. */
export function findOutage(asked: readonly { error: unknown; dataUpdatedAt: number }[]): Outage | undefined {
  const failed = asked.find(({ error }) => error);
  return failed && { since: failed.dataUpdatedAt, problem: asProblem(failed.error) };
}

export const listNotices = (server: Server, conditions: readonly Condition[], outage: Outage | undefined): Notice[] => [
  ...(outage ? [noticeOutage(outage)] : []),
  ...conditions.map(noticeCondition),
  ...noticeRestart(server),
  ...noticeLostJobs(server),
  ...server.database.slowStatements.map(noticeSlowStatement),
];

const openNotice = (key: string, text: string): Notice => ({ key, text, isOver: false });
const closedNotice = (key: string, text: string): Notice => ({ key, text, isOver: true });

const noticeOutage = ({ since, problem }: Outage): Notice =>
  openNotice(
    'unanswered',
    `${describeCause(problem)} ${since ? `What you see is from ${dateTime(new Date(since).toISOString())}.` : 'What is wrong is not known meanwhile.'}`,
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

const noticeCondition = ({ name, subject, since, says, todo }: Condition): Notice =>
  openNotice(`${name} ${subject}`, `${says} ${since ? `Since ${dateTime(since)}. ` : ''}${todo}`);

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
