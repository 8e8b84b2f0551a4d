import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { eventually } from '../../../test/support/eventually.js';
import { SealedNotes } from '../../../test/support/sealed-notes.js';
import type { Pool } from '../database/pool.js';
import { isConsistent, rootFromInclusion } from './merkle/proofs.js';
import { Proofs } from './proofs.js';
import { isSigned } from './seal.js';
import { sealingKey, VerifyingKeys } from './seal-keys.js';
import { type SealStore } from './seal-store.js';
import { type SealedLog } from './sealed-log.js';
import type { Sealer } from './sealer.js';
import { type Verdict, Verification } from './verification.js';

const { keys, subjectId } = SealedNotes;

let notes: SealedNotes;
let pool: Pool;
let seals: SealStore;
let log: SealedLog;
let sealer: Sealer;
let proofs: Proofs;
beforeEach(async () => {
  notes = await SealedNotes.open();
  ({ pool, seals, log, sealer } = notes);
  proofs = new Proofs(pool, seals);
});
afterEach(() => notes.close());

const verify = (): Promise<Verdict> => new Verification(keys).run(log.hashes());

describe('the seals', () => {
  it('cover what is there, one after the other, and fit', async () => {
    await notes.record(3);
    await notes.sealAll(3);
    await notes.record(300);
    await notes.sealAll(303);
    expect(await sealer.seal()).toBe(false);
    const found = await seals.after(0, 10);
    expect(found.map(({ number, size }) => [number, size])).toEqual(found.map(({ size }, i) => [i + 1, size]));
    expect(found.every((seal) => isSigned(seal, keys))).toBe(true);
    expect(await verify()).toEqual({ ok: true, eventsChecked: 303, sealsChecked: found.length, notYetSealed: 0 });
  });

  it('are made once when two processes seal at the same time', async () => {
    await notes.record(5);
    const { sealer: other } = notes.process();
    await Promise.all([sealer.seal(), other.seal(), sealer.seal(), other.seal()]);
    await notes.sealAll(5);
    expect((await verify()).ok).toBe(true);
  });

  it('keep a process from starting that would sign with another key', async () => {
    const { sealer: stranger } = notes.process({ sealKeys: [Buffer.alloc(32, 8)], role: 'api' });
    await expect(stranger.onApplicationBootstrap()).resolves.toBeUndefined();
    await notes.record(1);
    await notes.sealAll(1);
    await expect(stranger.onApplicationBootstrap()).rejects.toThrow('SEAL_KEY is another key');
  });

  it.each([
    ['kept hashes', 'update es.seal_tiles set hashes = substr(hashes, 33) || substr(hashes, 1, 32) where level = 0'],
    ['kept hashes that are gone', 'delete from es.seal_tiles'],
    ['a seal', `update es.seals set root = sha256(root)`],
  ])('are not put over %s that somebody altered', async (_, statement) => {
    await notes.record(3);
    await notes.sealAll(3);
    await pool.query(statement);
    await notes.record(1);
    await expect(notes.sealAll(4)).rejects.toThrow('Nothing more is sealed.');
    expect(await seals.last()).toMatchObject({ size: 3 });
  });

  it('leave open what is behind the newest of them, and a verification says how much that is', async () => {
    const found = (all: number, sealsChecked: number, notYetSealed: number) =>
      eventually(async () => {
        expect(await verify()).toEqual({ ok: true, eventsChecked: all, sealsChecked, notYetSealed });
      });
    await notes.record(3);
    await found(3, 0, 3);
    await notes.sealAll(3);
    await notes.record(2);
    await found(5, (await seals.last())?.number ?? 0, 2);
    await pool.query('delete from es.seals'); // as an attacker would to write another end
    await found(5, 0, 5);
  });

  it('fit an event of whatever signs and bytes, read by either way', async () => {
    await notes.record(1);
    const every = Array.from({ length: 0x2fff }, (_, i) => String.fromCodePoint(i + 1)).join('');
    await pool.query('drop index es.events_by_type'); // the index cannot hold such long values
    await pool.query(
      `update es.events set type = $1, data = $2, causation_id = gen_random_uuid(), version = 2 ^ 40,
         personal = decode(repeat('00ff10', 99), 'hex')`,
      [every, { [every]: [every, 1e21, 1e-7, -0.5] }],
    );
    await notes.sealAll(1);
    expect(await verify()).toEqual({ ok: true, eventsChecked: 1, sealsChecked: 1, notYetSealed: 0 });
  });

  it('say nothing of an empty log', async () => {
    expect(await verify()).toEqual({ ok: true, eventsChecked: 0, sealsChecked: 0, notYetSealed: 0 });
  });
});

describe('a verification', () => {
  let target: string;
  beforeEach(async () => {
    await notes.record(10);
    await notes.sealAll(10);
    await notes.record(10);
    await notes.sealAll(20);
    target = notes.streams[13] ?? '';
  });

  it.each([
    ['its data', `update es.events set data = jsonb_set(data, '{b}', '99') where stream_id = $1`],
    ['its time', `update es.events set recorded_at = recorded_at + interval '1 microsecond' where stream_id = $1`],
    ['its actor', 'update es.events set actor_id = gen_random_uuid() where stream_id = $1'],
    ['its sealed fields', `update es.events set personal = '\\x00' where stream_id = $1`],
    ['its type', `update es.events set type = 'Other' where stream_id = $1`],
  ])('finds an event of which someone altered %s', async (_, statement) => {
    await pool.query(statement, [target]);
    expect(await verify()).toMatchObject({
      ok: false,
      firstBadPosition: await notes.positionOf(target),
      fault: 'event altered',
      sealsChecked: (await seals.after(0, 20)).filter(({ size }) => size <= 13).length,
    });
  });

  it('finds where an event is gone', async () => {
    await pool.query('delete from es.events where stream_id = $1', [target]);
    const next = await notes.positionOf(notes.streams[14]);
    expect(await verify()).toMatchObject({ ok: false, firstBadPosition: next, fault: 'event missing' });
  });

  it('finds that the last one is gone', async () => {
    const last = await notes.positionOf(notes.streams[19]);
    await pool.query('delete from es.events where stream_id = $1', [notes.streams[19]]);
    expect(await verify()).toMatchObject({ ok: false, firstBadPosition: last, fault: 'event missing' });
  });

  it('finds an event that was slipped in', async () => {
    await pool.query(
      `insert into es.events select gen_random_uuid(), version, inc, tx, pos + 1000000, type, schema_ver, recorded_at, actor_id,
         subject_id, correlation_id, causation_id, command_id, data, personal from es.events where stream_id = $1`,
      [target],
    );
    const { rows } = await pool.query<{ at: string }>(
      `select inc || '-' || tx::text || '-' || pos as at from es.events where pos > 1000000`,
    );
    expect(await verify()).toMatchObject({ ok: false, firstBadPosition: rows[0]?.at, fault: 'event added' });
  });

  it('finds two events that changed places', async () => {
    const swap = `update es.events e set tx = o.tx, pos = o.pos from es.events o
                  where (e.stream_id = $1 and o.stream_id = $2) or (e.stream_id = $2 and o.stream_id = $1)`;
    await pool.query('drop index es.events_feed');
    await pool.query(swap, [notes.streams[12], notes.streams[15]]);
    expect(await verify()).toMatchObject({
      ok: false,
      firstBadPosition: await notes.positionOf(notes.streams[15]), // the event there took the place of the first
      fault: 'event altered',
    });
  });

  it('is not deceived when what was kept of an event is forged with it', async () => {
    await pool.query(`update es.events set data = '{}' where stream_id = $1`, [target]);
    await pool.query('update es.seal_tiles set hashes = substr(hashes, 1, 320) where level = 0');
    expect(await verify()).toMatchObject({ ok: false, fault: 'event altered' });
  });

  it('finds that what was kept of an event is forged, from which later seals and proofs would be made', async () => {
    await pool.query(
      `update es.seal_tiles set hashes = overlay(hashes placing '\\x00' from 32 * 13 + 1) where level = 0`,
    );
    const forged = await notes.positionOf(target);
    expect(await verify()).toMatchObject({ ok: false, firstBadPosition: forged, fault: 'hash altered' });
  });

  it('finds that a hash over many events is forged', async () => {
    await notes.record(250);
    await notes.sealAll(270);
    await pool.query(`update es.seal_tiles set hashes = overlay(hashes placing '\\x00' from 1) where level = 1`);
    const first = await notes.positionOf(notes.streams[0]);
    expect(await verify()).toMatchObject({ ok: false, firstBadPosition: first, fault: 'hash altered' });
  });

  it('finds a seal that is gone, changed, or signed by someone else', async () => {
    const at = (await seals.after(0, 2)).map(({ position }) => position);
    const tamper = async (statement: string): Promise<Verdict> => {
      await pool.query('create table kept as table es.seals');
      await pool.query(statement);
      const verdict = await verify();
      await pool.query('truncate es.seals; insert into es.seals table kept; drop table kept');
      return verdict;
    };
    const gone = await tamper('delete from es.seals where number = 1');
    expect(gone).toMatchObject({ ok: false, fault: 'seal missing', firstBadPosition: at[1] });
    const changed = await tamper('update es.seals set size = 9 where number = 1');
    expect(changed).toMatchObject({ ok: false, fault: 'seal not signed', firstBadPosition: at[0] });
    const stranger = new VerifyingKeys([sealingKey(Buffer.alloc(32, 1)).publicKey]);
    expect(await new Verification(stranger).run(log.hashes())).toMatchObject({ ok: false, fault: 'seal not signed' });
    expect((await verify()).ok).toBe(true);
  });

  it('holds after a member was erased', async () => {
    await pool.query('delete from es.subject_keys where subject_id = $1', [subjectId]);
    expect((await verify()).ok).toBe(true);
  });
});

describe('a proof', () => {
  it('shows that an event is under the newest seal, and that a seal continues an older one', async () => {
    await notes.record(270);
    await notes.sealAll(270);
    await notes.record(40);
    await notes.sealAll(310);
    for (const i of [0, 255, 256, 269, 270, 309]) {
      const found = await proofs.inclusion(notes.streams[i] ?? '', 1);
      if (!found) throw new Error('There is no proof.');
      expect(found.index).toBe(i);
      expect(found.proof.length).toBeLessThanOrEqual(9);
      expect(rootFromInclusion(found.leaf, i, found.seal.size, found.proof)).toEqual(found.seal.root);
    }
    const last = await seals.last();
    const found = await proofs.consistency(1, last?.number ?? 0);
    if (!found) throw new Error('There is no proof.');
    expect(isConsistent(found.older, found.newer, found.proof)).toBe(true);
  });

  it('fits an event that is sealed while it is asked for', async () => {
    await notes.record(1);
    await notes.sealAll(1);
    await notes.record(1);
    const covering = seals.covering.bind(seals);
    jest.spyOn(seals, 'covering').mockImplementation(async (position) => {
      await notes.sealAll(2);
      return covering(position);
    });
    const found = await proofs.inclusion(notes.streams.at(-1) ?? '', 1);
    if (!found) throw new Error('There is no proof.');
    expect(rootFromInclusion(found.leaf, found.index, found.seal.size, found.proof)).toEqual(found.seal.root);
  });

  it('is not there for an event without a seal', async () => {
    await notes.record(1);
    expect(await proofs.inclusion(notes.streams.at(-1) ?? '', 1)).toBeUndefined();
    expect(await proofs.inclusion(uuidv7(), 1)).toBeUndefined();
    expect(await proofs.consistency(1, 2)).toBeUndefined();
  });
});
