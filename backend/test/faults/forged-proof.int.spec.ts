import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PoolClient } from 'pg';
import { openPool, type Pool } from '../../src/platform/database/pool.js';
import { formatPosition } from '../../src/platform/event-sourcing/index.js';
import { AlteredRecords } from '../../src/platform/proof/altered-records.js';
import { addLeaves, edgeOf } from '../../src/platform/proof/merkle/tiles.js';
import { hashOfSeal, type Seal, signSeal } from '../../src/platform/proof/seal.js';
import { sealingKey } from '../../src/platform/proof/seal-keys.js';
import { SealStore } from '../../src/platform/proof/seal-store.js';
import { leafOf, type positionOfSealed } from '../../src/platform/proof/sealed-event.js';
import { SealedLog } from '../../src/platform/proof/sealed-log.js';
import { idOf } from '../support/businesses.js';
import { typedAt } from '../support/command-line.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { TestClient } from '../support/test-client.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';

const ROUNDS = Array.from({ length: rounds(1) }, (_, n) => n + 1);
const SHOWN_TIMEOUT_MS = 90_000;

jest.setTimeout(RUN_TIMEOUT_MS);

let home: string;
let env: Record<string, string>;
let product: TestApp;
let admin: TestClient;
/** An attacker with the database password and nothing else. */
let attacker: Pool;
let seals: SealStore;
let log: SealedLog;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'sankofa-forged-'));
  env = { ERASURE_LIST: path.join(home, 'erasures.ndjson') };
  product = await startTestApp(env);
  admin = await product.admin();
  attacker = openPool({ url: product.config.databaseUrl, max: 5, name: 'attacker' });
  seals = new SealStore(attacker);
  log = new SealedLog(attacker, seals);
});
afterAll(async () => {
  await attacker.end();
  await product.close();
  rmSync(home, { recursive: true });
});

/** Records something and waits until it is sealed. */
async function liveOn(): Promise<TestClient> {
  const before = (await seals.last())?.size ?? 0;
  const member = product.visitor();
  await member.register();
  await eventually(async () => expect((await seals.last())?.size ?? 0).toBeGreaterThan(before + 1));
  return member;
}

const kept = ['es.events', 'es.seals', 'es.seal_tiles', 'identity.accounts'];

/** The sealer's lock. While it is held, no seal is made between the copy and the attack. */
const SEALER_LOCK = 7306522;
let sealing: PoolClient | undefined;

async function releaseSealer(): Promise<void> {
  await sealing?.query('select pg_advisory_unlock($1)', [SEALER_LOCK]);
  sealing?.release();
  sealing = undefined;
}

async function keepCopies(): Promise<void> {
  sealing = await attacker.connect();
  await sealing.query('select pg_advisory_lock($1)', [SEALER_LOCK]);
  await attacker.query('create schema kept');
  for (const table of kept) await attacker.query(`create table kept.${table.replace('.', '_')} as table ${table}`);
}

/** Restores the tables that the attacker changed, as an administrator would. */
async function bringBack(): Promise<void> {
  await releaseSealer();
  await attacker.query(`alter table identity.accounts disable trigger all; delete from es.seals; delete from es.seal_tiles;
    insert into es.seals table kept.es_seals; insert into es.seal_tiles table kept.es_seal_tiles;
    update es.events e set data = k.data from kept.es_events k
      where (k.stream_id, k.version) = (e.stream_id, e.version) and e.data <> k.data;
    insert into es.events select * from kept.es_events on conflict do nothing;
    update identity.accounts a set roles = k.roles, password_hash = k.password_hash, banned_at = k.banned_at
      from kept.identity_accounts k where k.member_id = a.member_id;
    alter table identity.accounts enable trigger all; drop schema kept cascade`);
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const rings = (name: string, value: boolean) =>
  eventually(async () => {
    product.app.get(AlteredRecords, { strict: false }).comparing.runNow(); // otherwise it takes up to a minute
    expect((await figure(name)) > 0).toBe(value);
  }, SHOWN_TIMEOUT_MS);

async function alterEvent(behind: number): Promise<void> {
  const { rowCount } = await attacker.query(
    `update es.events set data = data || '{"role": "auditor"}' where (inc, tx, pos) in
       (select inc, tx, pos from es.events order by inc desc, tx desc, pos desc offset $1 limit 1)`,
    [behind],
  );
  expect(rowCount).toBe(1);
}

/** Writes the tree over the first `size` events, as an attacker would. */
async function rebuildTree(size: number): Promise<{ root: Buffer }> {
  const events = (await log.after({ inc: 0, tx: 0n, pos: 0n }, 1_000_000)).slice(0, size);
  const { tiles, root } = addLeaves(0, [], events.map(leafOf));
  await attacker.query('delete from es.seal_tiles');
  for (const { level, index, hashes } of tiles)
    await attacker.query('insert into es.seal_tiles values ($1, $2, $3)', [level, index, Buffer.concat(hashes)]);
  expect(edgeOf(size).length).toBeGreaterThan(0);
  return { root };
}

/** Checks that an attack on the seals is detected everywhere. */
async function expectFound(): Promise<void> {
  await releaseSealer();
  const newest = (await seals.last())?.number;
  await product.visitor().register(); // something to seal
  await rings('sankofa_proof_contradicted', true);
  expect((await seals.last())?.number).toBe(newest);
  const { exit, answer } = await typedAt(product, 'verify', { env });
  expect([exit, answer.ok]).toEqual([1, false]);
  expect((await typedAt(product, 'doctor', { env })).exit).toBe(1);
  for (const path of ['/api/audit/proof', '/api/ops/conditions'])
    expect(JSON.stringify((await admin.get(path)).body)).toContain('is known outside the database');
  const again = startTestApp({ ...env, DATABASE_URL: product.config.databaseUrl });
  await expect(again).rejects.toThrow('Nothing more is sealed.');
}

describe.each(ROUNDS)('round %d: the running product sees', (round) => {
  beforeAll(liveOn);

  describe('that its log was rewritten', () => {
    afterEach(async () => {
      await bringBack();
      await rings('sankofa_proof_contradicted', false);
      await liveOn(); // sealing goes on
      expect(await typedAt(product, 'verify', { env })).toMatchObject({ exit: 0, answer: { ok: true } });
    });

    it('by an altered event and no seal left', async () => {
      await keepCopies();
      await alterEvent(3);
      await attacker.query('delete from es.seals; delete from es.seal_tiles');
      await expectFound();
    });

    it('by an altered event and the newest seals dropped', async () => {
      await keepCopies();
      await alterEvent(0);
      const last = await seals.last();
      await attacker.query('delete from es.seals where number = $1', [last?.number]);
      await rebuildTree((await seals.last())?.size ?? 0);
      await expectFound();
    });

    it('by a tail of seals that was cut off with its events', async () => {
      const [former] = [await seals.last()];
      await liveOn();
      await keepCopies();
      const { inc = 0, tx = 0n, pos = 0n } = former?.at ?? {};
      await attacker.query('delete from es.events where (inc, tx, pos) > ($1, $2::xid8, $3)', [
        inc,
        String(tx),
        String(pos),
      ]);
      await attacker.query('delete from es.seals where number > $1', [former?.number]);
      await rebuildTree(former?.size ?? 0);
      await expectFound();
    });

    it('and sealed anew with the real key', async () => {
      await keepCopies();
      await alterEvent(3);
      const last = (await seals.last()) as Seal & { at: ReturnType<typeof positionOfSealed> };
      const { root } = await rebuildTree(last.size);
      await attacker.query('delete from es.seals');
      const at = formatPosition(last.at);
      let previous: Seal | undefined;
      for (const number of [last.number, last.number + 1]) {
        const size = number === last.number ? last.size - 1 : last.size;
        const hash = previous ? hashOfSeal(previous) : null;
        const forged = { number, size, root, position: at, sealedAt: last.sealedAt, previous: hash };
        previous = signSeal(forged, sealingKey(product.config.sealKeys[0] ?? Buffer.alloc(0)));
      }
      if (previous) await insertSeal(previous, last);
      await expectFound();
    });
  });

  it('a role that nobody granted, a ban, and a password that nobody changed', async () => {
    const member = await liveOn();
    for (const change of [`roles = '{admin}'`, 'banned_at = now()', `password_hash = '$argon2id$another'`]) {
      await keepCopies();
      await attacker.query(`update identity.accounts set ${change} where member_id = $1`, [idOf(member)]);
      await rings('sankofa_altered_accounts', true);
      expect((await typedAt(product, 'verify', { env })).exit).toBe(1);
      const { answer } = await typedAt(product, 'doctor', { env });
      expect(answer.findings.find(({ check }) => check === 'accounts')?.says).toContain(idOf(member));
      expect(JSON.stringify((await admin.get('/api/audit/proof')).body)).toContain(idOf(member));
      await bringBack();
      await rings('sankofa_altered_accounts', false);
    }
    report(`round ${String(round)}: found each time`);
  });
});

async function insertSeal(seal: Seal, { at }: { at: ReturnType<typeof positionOfSealed> }): Promise<void> {
  await attacker.query(
    `insert into es.seals (number, size, root, inc, tx, pos, sealed_at, previous, key_id, signature)
     values ($1, $2, $3, $4, $5::xid8, $6, $7, $8, $9, $10)`,
    [
      seal.number,
      seal.size,
      seal.root,
      at.inc,
      String(at.tx),
      String(at.pos),
      seal.sealedAt,
      seal.previous,
      seal.keyId,
      seal.signature,
    ],
  );
}

it('An erasure leaves the proof as it is', async () => {
  const member = await liveOn();
  expect((await admin.post(`/api/audit/members/${idOf(member)}/erase`, {})).status).toBeLessThan(300);
  await liveOn();
  expect(await typedAt(product, 'verify', { env })).toMatchObject({ exit: 0, answer: { ok: true } });
  expect(await figure('sankofa_altered_accounts')).toBe(0);
});
