import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../../shared/api/problem';
import type { Consumer } from '../api/consumers.query';
import type { Server } from '../api/server.query';
import { listNotices, type Outage } from './notices';

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();

const process = {
  name: 'alpha:7',
  role: 'worker',
  version: '1.0.0',
  startedAt: ago(600),
  seenAt: ago(0),
  isSilent: false,
  isReplaced: false,
};

const server = (more: object = {}): Server => ({
  processes: [process],
  database: { startedAt: ago(9_000), bytes: 1, connections: 1, maxConnections: 100, slowStatements: [] },
  jobs: { store: 'Redis', lostAt: null },
  mail: { kept: 0, waiting: 0, isSent: true },
  proof: { contradiction: null, alteredAccounts: 0, failingAnchors: [] },
  ...more,
});

const consumer = (name: string, more: Partial<Consumer> = {}): Consumer => ({
  name,
  kind: 'read-model',
  state: 'running',
  position: '1-2-3',
  eventsBehind: 0,
  secondsBehind: 0,
  parkedEvents: 0,
  parkedStreams: 0,
  owner: 'alpha:7',
  error: null,
  pausedAt: null,
  rebuild: null,
  ...more,
});

const told = (of: Server, consumers: Consumer[] = [], outage?: Outage) =>
  listNotices(of, consumers, outage).map(({ text, isOver }) => `${isOver ? 'over' : 'open'}: ${text}`);

describe('the notices of Operations', () => {
  it('are none while all is well', () => expect(told(server(), [consumer('orders')])).toEqual([]));

  it('tell a database that is away from a product that is, and from any other failure', () => {
    const at = (status: number) => told(server(), [], { since: 0, problem: new Problem(status, '', '', undefined) })[0];
    expect(at(503)).toContain('open: The database does not answer');
    expect(at(0)).toContain('open: The product cannot be reached');
    expect(at(500)).not.toContain('database');
  });

  it('name a process that fell silent until another stands in for it', () => {
    const silent = { ...process, isSilent: true };
    expect(told(server({ processes: [silent] }))[0]).toContain('The worker alpha:7 was last heard of');
    expect(told(server({ processes: [{ ...silent, isReplaced: true }] }))).toEqual([]);
  });

  it('tell of a log, or of accounts, that somebody rewrote', () => {
    const proof = { contradiction: 'Seal 9 is known outside.', alteredAccounts: 1, failingAnchors: ['s3'] };
    const [seals, accounts, anchor] = told(server({ proof }));
    expect(seals).toBe('open: Seal 9 is known outside.');
    expect(accounts).toContain('open: An account is not as the log says');
    expect(anchor).toContain('open: The seal of today has not reached its anchor (s3)');
  });

  it('say once that nobody follows the log', () => {
    const unowned = { state: 'unowned', owner: null } as const;
    const [only, ...more] = told(server(), [consumer('orders', unowned), consumer('profile', unowned)]);
    expect([only, more]).toEqual([expect.stringContaining('open: No worker follows the log'), []]);
    const paused = consumer('kyc', { state: 'paused', owner: null });
    expect(told(server(), [consumer('orders', unowned), paused])).toEqual([only]);
    expect(told(server(), [paused])).toEqual([]);
  });

  it('name who stands still and who set events aside', () => {
    const failing = consumer('orders', { state: 'failing', error: 'RangeError at orders.ts:1' });
    const [still, aside] = told(server(), [failing, consumer('profile', { parkedEvents: 2 })]);
    expect(still).toContain('orders stands still, as its last step failed: RangeError at orders.ts:1');
    expect(aside).toContain('profile could not handle 2 events and set them aside');
  });

  it('tell for an hour of what mended itself', () => {
    const database = { ...server().database, startedAt: ago(60) };
    expect(told(server({ database }))[0]).toContain('over: PostgreSQL was started again 1 min ago');
    expect(told(server({ jobs: { store: 'Redis', lostAt: ago(60) } }))[0]).toContain('over: Redis had lost its jobs');
    expect(told(server({ jobs: { store: 'Redis', lostAt: ago(3_700) } }))).toEqual([]);
  });
});
