import { describe, expect, it } from '@jest/globals';
import type { ConsumerStatus } from '../operations/consumers.js';
import type { RunningProcess } from '../operations/running-processes.js';
import type { Facts, QueueFacts } from './condition-facts.js';
import { listConditions } from './conditions.js';

const now = new Date('2030-01-31T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

const well: Facts = {
  now,
  isReadOnly: false,
  consumers: [],
  queues: [],
  pauses: [],
  processes: [],
  horizon: { seconds: 0, eventsHeldBack: 0, heldBy: null },
  unreadSlots: [],
  contradiction: null,
  alteredAccounts: 0,
  unsealedSeconds: 0,
  failingAnchors: [],
  backups: { ageSeconds: 9e9, everyHours: 0 },
  erasures: { count: 0, since: null },
  doubts: { count: 0, since: null },
};

const consumer = (more: Partial<ConsumerStatus> = {}): ConsumerStatus => ({
  name: 'orders',
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
  ...more,
});

const queue = (more: Partial<QueueFacts> = {}): QueueFacts => ({
  name: 'mail',
  ...{ waiting: 0, delayed: 0, active: 0, failed: 0, oldestWaitingSince: null },
  ...{ retried: 0, firstFailedAt: null, lastError: null },
  ...more,
});

const worker = (more: Partial<RunningProcess> = {}): RunningProcess => ({
  ...{ name: 'alpha/7', role: 'worker', version: '1.0.0', startedAt: ago(3_600), seenAt: now },
  ...{ troubles: [], isSilent: false, isReplaced: false },
  ...more,
});

const holder = { role: 'report', application: 'psql', database: 'sankofa', state: 'idle in transaction' };
const trouble = (work: string, error: string) => ({ work, since: ago(30).toISOString(), error });

const namesOf = (facts: Partial<Facts>) =>
  listConditions({ ...well, ...facts }).map(({ name, subject }) => `${name} ${subject}`.trim());
const told = (facts: Partial<Facts>) =>
  listConditions({ ...well, ...facts }).map(({ says, todo }) => `${says} ${todo}`);

it('nothing is wrong where all is well', () => {
  const processes = [worker(), worker({ name: 'beta/8', isSilent: true, isReplaced: true })];
  const queues = [queue({ waiting: 3, delayed: 9, oldestWaitingSince: ago(10) })];
  expect(namesOf({ consumers: [consumer()], queues, processes, erasures: { count: 1, since: ago(5) } })).toEqual([]);
});

it('a database that takes no writes is the one thing that is told, as what nobody could record looks ended', () => {
  const ended = { consumers: [consumer({ state: 'unowned' })], processes: [worker({ isSilent: true })] };
  expect(namesOf({ ...ended, isReadOnly: true })).toEqual(['database-read-only']);
});

it.each<[string, Partial<Facts>]>([
  ['proof-contradicted', { contradiction: 'Seal 3 is gone.' }],
  ['accounts-altered', { alteredAccounts: 1 }],
  ['nothing-sealed', { unsealedSeconds: 61 }],
  ['anchor-failing url', { failingAnchors: ['url'] }],
  ['projector-failing orders', { consumers: [consumer({ state: 'failing', error: 'Error at x.ts:1' })] }],
  ['projector-failing', { consumers: [consumer({ state: 'unowned' }), consumer({ state: 'unowned' })] }],
  ['projector-behind orders', { consumers: [consumer({ secondsBehind: 61, eventsBehind: 4 })] }],
  ['events-parked orders', { consumers: [consumer({ parkedEvents: 1 })] }],
  ['paused orders', { consumers: [consumer({ state: 'paused' })] }],
  ['backup-late', { backups: { ageSeconds: 37 * 3_600, everyHours: 24 } }],
  ['feed-held-back', { horizon: { seconds: 3, eventsHeldBack: 1, heldBy: null } }],
  ['slot-unread left', { unreadSlots: [{ name: 'left', bytes: 2e9 }] }],
  ['process-silent alpha/7', { processes: [worker({ isSilent: true, seenAt: ago(5) })] }],
  ['version-skew', { processes: [worker(), worker({ name: 'beta/8', version: '1.1.0', startedAt: ago(1_000) })] }],
  ['queue-failing queues', { processes: [worker({ troubles: [trouble('jobs mail', 'error 42883')] })] }],
  ['work-failing erasures', { processes: [worker({ troubles: [trouble('erasures', 'Error EACCES')] })] }],
  ['queue-failing', { queues: null }],
  ['mail-failing mail', { queues: [queue({ retried: 2, delayed: 2 })] }],
  ['gateway-failing card-checkout-reviews', { queues: [queue({ name: 'card-checkout-reviews', failed: 1 })] }],
  ['queue-failing exports', { queues: [queue({ name: 'exports', failed: 1 })] }],
  ['jobs-waiting mail', { queues: [queue({ waiting: 1, oldestWaitingSince: ago(61) })] }],
  ['effects-in-doubt', { doubts: { count: 1, since: ago(200) } }],
  ['erasure-unfinished', { erasures: { count: 1, since: ago(61) } }],
])('%s is named', (name, facts) => expect(namesOf(facts)).toEqual([name]));

describe('a condition', () => {
  it('that is worse stands first', () => {
    const disk = consumer({ state: 'failing', error: 'the disk of the database is full' });
    const facts = { consumers: [disk], queues: [queue({ failed: 1 })] };
    expect(namesOf(facts)).toEqual(['disk-full', 'projector-failing orders', 'mail-failing mail']);
    expect(listConditions({ ...well, ...facts }).map(({ severity }) => severity)).toEqual([
      'critical',
      'critical',
      'warning',
    ]);
  });

  it('says since when, with which error, and what to do', () => {
    const failing = queue({ retried: 2, delayed: 2, firstFailedAt: ago(720), lastError: 'Error ECONNREFUSED' });
    const [mail] = listConditions({ ...well, queues: [failing] });
    expect(mail).toMatchObject({
      since: ago(720),
      says: 'Jobs of mail fail: 2 retried, with this error: Error ECONNREFUSED.',
      todo: expect.stringMatching(/SMTP_URL.* Each is tried five times\.$/),
    });
    expect(told({ queues: [queue({ name: 'exports', failed: 1 })] })[0]).toMatch(/Mend the cause\. Then try those/);
  });

  it('of queues that cannot be read is one, however many they are', () => {
    const troubles = ['jobs', 'jobs mail', 'jobs exports'].map((work) => trouble(work, 'Error ECONNREFUSED'));
    const processes = [worker({ troubles }), worker({ name: 'beta/8', troubles })];
    expect(told({ processes, queues: null })).toEqual([expect.stringMatching(/^The queues do not answer\. Is Redis/)]);
    expect(told({ processes })).toEqual([
      expect.stringMatching(/^No job of mail, exports can be fetched.*beta/),
      expect.stringMatching(/^Work in the background \(jobs\) fails/),
    ]);
  });

  it('of the horizon names the session, the prepared transaction, or that neither can be seen', () => {
    const lag = (heldBy: Facts['horizon']['heldBy']) => told({ horizon: { seconds: 9, eventsHeldBack: 2, heldBy } })[0];
    expect(lag({ ...holder, pid: 7, preparedAs: null })).toContain('select pg_terminate_backend(7)');
    expect(lag({ ...holder, pid: null, preparedAs: 'tm-1' })).toContain(`rollback prepared 'tm-1'`);
    expect(lag(null)).toContain('hidden from our role');
  });

  it('that is a pause says why, and when it ends', () => {
    const pause = { kind: 'queue', name: 'mail', reason: 'The server moves.', pausedAt: ago(60) } as const;
    const queues = [queue({ waiting: 9, oldestWaitingSince: ago(3_000) })];
    expect(told({ queues, pauses: [{ ...pause, endsAt: new Date('2030-01-31T12:59:00Z') }] })).toEqual([
      'mail is paused: “The server moves”. It goes on by itself at 12:59 UTC.',
    ]);
    expect(told({ pauses: [{ ...pause, endsAt: null }] })[0]).toContain('until somebody resumes it');
  });

  it('is no version skew while an upgrade is under way', () =>
    expect(namesOf({ processes: [worker(), worker({ version: '1.1.0', startedAt: ago(60) })] })).toEqual([]));
});
