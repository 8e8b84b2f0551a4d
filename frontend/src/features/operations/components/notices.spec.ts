import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../../shared/api/problem';
import type { Condition } from '../api/conditions.query';
import type { Server } from '../api/server.query';
import { findOutage, listNotices, type Outage } from './notices';

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();

const process = {
  name: 'alpha:7',
  role: 'worker',
  version: '1.0.0',
  startedAt: ago(600),
  seenAt: ago(0),
  isSilent: false,
  isReplaced: false,
  troubles: [],
};

const server = (more: object = {}): Server => ({
  processes: [process],
  database: { startedAt: ago(9_000), bytes: 1, connections: 1, maxConnections: 100, slowStatements: [] },
  jobs: { store: 'Redis', lostAt: null },
  mail: { kept: 0, waiting: 0, isSent: true },
  ...more,
});

const told = (of: Server, conditions: Condition[] = [], outage?: Outage) =>
  listNotices(of, conditions, outage).map(({ text, isOver }) => `${isOver ? 'over' : 'open'}: ${text}`);

describe('the notices of Operations', () => {
  it('are none while all is well', () => expect(told(server())).toEqual([]));

  it('tell a database that is away from a product that is, and from any other failure', () => {
    const at = (status: number) => told(server(), [], { since: 0, problem: new Problem(status, '', '', undefined) })[0];
    expect(at(503)).toContain('open: The database does not answer');
    expect(at(0)).toContain('open: The product cannot be reached');
    expect(at(500)).not.toContain('database');
  });

  it('are never none where one of the questions was not answered', () => {
    const answered = { error: null, dataUpdatedAt: Date.now() };
    const failing = new Problem(500, 'It broke', '', undefined);
    const outageOf = (dataUpdatedAt: number) => findOutage([answered, { error: failing, dataUpdatedAt }, answered]);
    expect(findOutage([answered, answered])).toBeUndefined();
    expect(told(server(), [], outageOf(Date.now()))).toEqual([expect.stringMatching(/^open: .*What you see is from/)]);
    expect(told(server(), [], outageOf(0))).toEqual([expect.stringMatching(/^open: .*What is wrong is not known/)]);
  });

  it('say what is wrong, since when, and what to do', () => {
    const mail = {
      ...({ name: 'mail-failing', severity: 'warning', subject: 'mail', since: null } as const),
      ...{ says: 'Jobs of mail fail.', todo: 'Mend the cause.' },
    };
    const [first, second] = told(server(), [mail, { ...mail, since: '2030-01-31T12:00:00Z' }]);
    expect(first).toBe('open: Jobs of mail fail. Mend the cause.');
    expect(second).toMatch(/^open: Jobs of mail fail. Since .+2030.* Mend the cause.$/);
  });

  it('tell for an hour of what mended itself', () => {
    const database = { ...server().database, startedAt: ago(60) };
    expect(told(server({ database }))[0]).toContain('over: PostgreSQL was started again 1 min ago');
    expect(told(server({ jobs: { store: 'Redis', lostAt: ago(60) } }))[0]).toContain('over: Redis had lost its jobs');
    expect(told(server({ jobs: { store: 'Redis', lostAt: ago(3_700) } }))).toEqual([]);
  });
});
