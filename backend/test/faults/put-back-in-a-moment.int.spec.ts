import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { migrate } from '../../src/platform/database/migrate.js';
import { comparePositions } from '../../src/platform/event-sourcing/index.js';
import type { FeedConsumer } from '../../src/platform/projections/feed-consumer.js';
import { eventually } from '../support/eventually.js';
import { proxyTo, type TcpProxy } from '../support/tcp-proxy.js';
import { openLog, openTestLog, type TestLog } from '../support/test-log.js';
import { createKept, note, notebook, scribble, WatchedSubscriber } from '../support/watched-subscriber.js';
import { OwnPostgres } from './own-servers.js';
import { RUN_TIMEOUT_MS, rounds } from './scale.js';

const ROUNDS = Array.from({ length: rounds(1) }, (_, n) => n + 1);

jest.setTimeout(RUN_TIMEOUT_MS);

let log: TestLog;
let subscriber: WatchedSubscriber;
let following: FeedConsumer;

async function followFromTheStart(): Promise<void> {
  subscriber = new WatchedSubscriber('subscriber', log.pool);
  following = subscriber.follow(log);
  await note(log, uuidv7(), 'before');
  await eventually(async () => expect(await subscriber.kept()).toEqual(['before']));
}

describe('an older state that is put back under the running server', () => {
  beforeEach(async () => {
    log = await openTestLog(notebook);
    await createKept(log.pool);
  });
  afterEach(async () => {
    await following.stop();
    await log.close();
  });

  const checkpoint = async (): Promise<{ inc: number }> =>
    (await log.pool.query<{ row: { inc: number } }>('select to_jsonb(c) as row from es.checkpoints c')).rows[0]!.row;

  /** Restores the lease to its former state, and cuts all connections. */
  async function putBackTo(older: object, lost: string): Promise<void> {
    await log.pool.query(`delete from es.events where stream_id = '${lost}';
      delete from es.streams where stream_id = '${lost}';
      update es.store set inc = inc - 1;
      delete from es.checkpoints;
      insert into es.checkpoints select * from jsonb_populate_record(null::es.checkpoints, '${JSON.stringify(older)}');
      delete from kept where text = 'lost'`);
    await log.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
                          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  }

  it.each(ROUNDS)('is followed from where its checkpoint is, round %d', async () => {
    await followFromTheStart();
    const [older, lost] = [await checkpoint(), uuidv7()];
    await log.pool.query('update es.store set inc = inc + 1'); // otherwise later events would sort before the lost ones
    await note(log, lost, 'lost');
    await eventually(async () => expect((await checkpoint()).inc).toBe(older.inc + 1));
    await putBackTo(older, lost);
    await eventually(() => note(log, uuidv7(), 'after'));
    await eventually(async () => expect(await subscriber.kept()).toEqual(['before', 'after']));
    expect(subscriber.hasMissedChanges).toBe(true);
  });
});

describe('a copy that lags behind and takes the place of its server', () => {
  let server: OwnPostgres;
  let copy: OwnPostgres;
  let line: TcpProxy;
  let onCopy: TestLog;

  beforeEach(async () => {
    const [home, copyHome] = [
      mkdtempSync(join(tmpdir(), 'sankofa-place-')),
      mkdtempSync(join(tmpdir(), 'sankofa-copy-')),
    ];
    [server, copy] = [new OwnPostgres(home), new OwnPostgres(copyHome)];
    await server.start();
    await migrate(server.url);
    const { hostname, port, username, password } = new URL(server.url);
    const source = `host=${hostname} port=${port} user=${username} password=${password}`;
    log = openLog(server.url);
    await createKept(log.pool);
    await log.pool.query(`alter system set primary_conninfo to '${source}'`);
    await log.close();
    await server.stopFast();
    execFileSync('cp', ['-a', `${home}/.`, copyHome]);
    writeFileSync(join(copyHome, 'postgres', 'standby.signal'), '');
    await server.start();
    await copy.start();
    onCopy = openLog(copy.url);
    line = await proxyTo(server.url);
    log = openLog(line.url, notebook);
  });
  afterEach(async () => {
    await following.stop();
    await log.close();
    await onCopy.close();
    await line.cut();
    await Promise.all([server.discard(), copy.discard()]);
  });

  async function leaveBehind(): Promise<void> {
    const isThere = 'select 1 from kept';
    await eventually(async () => expect((await onCopy.pool.query(isThere)).rowCount).toBe(1));
    await onCopy.pool.query(`alter system set primary_conninfo to ''`);
    await onCopy.pool.query('select pg_reload_conf()');
    const isFed = 'select 1 from pg_stat_wal_receiver';
    await eventually(async () => expect((await onCopy.pool.query(isFed)).rowCount).toBe(0));
  }

  it.each(ROUNDS)(
    'is followed from where its checkpoint is though what is lost was only passed over, round %d',
    async () => {
      await followFromTheStart();
      await leaveBehind();
      for (let n = 0; n < 20; n++) await log.pool.query('select pg_current_xact_id()'); // moves the lost events ahead
      const lost = await scribble(log, uuidv7(), 'lost');
      await eventually(async () => expect(subscriber.position).toEqual(lost));
      await onCopy.pool.query('select pg_promote()');
      line.leadTo(copy.url);
      const after = await eventually(() => note(log, uuidv7(), 'after'));
      expect(comparePositions(after, lost)).toBeLessThan(0);
      await eventually(async () => expect(await subscriber.kept()).toEqual(['before', 'after']));
      expect(subscriber.hasMissedChanges).toBe(true);
    },
  );
});
