import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.js';
import { SealedNotes } from '../../../test/support/sealed-notes.js';
import { settings } from '../../../test/support/test-app.js';
import { readConfig } from '../../config/config.js';
import { SealFile } from './anchors/seal-file.js';
import { formatHead, parseHeads, type Seal, verifyingKeysOf, writeSeal } from './seal.js';
import { publicKeysOf, sealingKey, VerifyingKeys } from './seal-keys.js';
import { Verification } from './verification.js';

let home: string;
let notes: SealedNotes;
let file: SealFile;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-seals-'));
  const erasureList = path.join(home, 'erasures.ndjson');
  notes = await SealedNotes.open(erasureList);
  file = new SealFile({ erasureList });
});
afterEach(async () => {
  await notes.close();
  await rm(home, { recursive: true });
});

const sealed = async (size: number): Promise<Seal> => {
  await notes.record(size - ((await notes.seals.last())?.size ?? 0));
  await notes.sealAll(size);
  return (await notes.seals.last()) as Seal;
};
const alter = (n: number) =>
  notes.pool.query(`update es.events set data = '{}' where stream_id = $1`, [notes.streams[n]]);
const start = () => notes.process({ role: 'api' }).sealer.onApplicationBootstrap();

describe('the newest seal', () => {
  it('is kept in a file outside the database, whole after each seal', async () => {
    await sealed(2);
    const { seal } = await file.read();
    expect(seal).toMatchObject({ number: 1, size: 2 });
    const newest = await sealed(5);
    expect(JSON.parse(await readFile(String(file.path), 'utf8'))).toMatchObject({ seal: { number: newest.number } });
    await expect(start()).resolves.toBeUndefined();
  });

  it('is told of as any contradiction where its file was altered', async () => {
    await sealed(2);
    await writeFile(String(file.path), '{"seal":nul');
    expect(await notes.process().known.findContradiction()).toContain('newest-seal.json is not as it was written');
    await expect(start()).rejects.toThrow('seal accept');
  });

  it('may be continued by another process, whose seals become known to the first', async () => {
    await sealed(2);
    const { known } = notes.process();
    await sealed(400);
    await expect(known.findContradiction()).resolves.toBeNull();
    expect((await known.newest())?.size).toBe(400);
  });
});

describe.each([
  ['all seals with the kept tree', 'delete from es.seals; delete from es.seal_tiles'],
  ['the newest seal', 'delete from es.seals where number = 2; update es.seal_tiles set hashes = substr(hashes, 1, 96)'],
])('whoever alters an event and drops %s', (_, statement) => {
  it('is seen by those who run, by those who start, and by a verification', async () => {
    await sealed(3);
    const newest = await sealed(5);
    await alter(4);
    await notes.pool.query(statement);
    await notes.record(1);
    await expect(notes.sealer.seal()).rejects.toThrow('Nothing more is sealed.');
    await expect(start()).rejects.toThrow(`Seal ${String(newest.number)} over 5 events is known`);
    const { seal } = await file.read();
    const verdict = await new Verification(SealedNotes.keys, seal ? [seal] : []).run(notes.log.hashes());
    expect(verdict).toMatchObject({ ok: false, fault: 'anchor does not fit' });
  });
});

it('A tail of seals that was cut off with its events is seen', async () => {
  await sealed(3);
  const newest = await sealed(5);
  await notes.pool.query('delete from es.events where stream_id = any($1)', [notes.streams.slice(3)]);
  await notes.pool.query(
    'delete from es.seals where number = 2; update es.seal_tiles set hashes = substr(hashes, 1, 96)',
  );
  await expect(notes.sealer.seal()).rejects.toThrow('does not continue it');
  await expect(start()).rejects.toThrow('does not continue it');
  const verdict = await new Verification(SealedNotes.keys, [newest]).run(notes.log.hashes());
  expect(verdict).toMatchObject({ ok: false, fault: 'end missing' });
});

it('A log without a seal that is older than an hour is not sealed as if it were new', async () => {
  await notes.record(1);
  await notes.pool.query(`update es.events set recorded_at = now() - interval '2 hours'`);
  // The feed shows an event only after all earlier transactions have ended.
  await eventually(() => expect(start()).rejects.toThrow('they were deleted'));
});

it('An earlier seal is accepted by an act at the machine, and sealing goes on from it', async () => {
  await sealed(3);
  await sealed(5);
  await notes.pool.query('delete from es.events where stream_id = any($1)', [notes.streams.splice(3)]);
  await notes.pool.query(
    'delete from es.seals where number = 2; update es.seal_tiles set hashes = substr(hashes, 1, 96)',
  );
  await expect(notes.sealer.seal()).rejects.toThrow('Nothing more is sealed.');
  await file.accept(await notes.seals.last(), 'the backup of Monday', new Date());
  await expect(start()).resolves.toBeUndefined();
  expect(await sealed(6)).toMatchObject({ size: 6, number: 2 });
  expect(await file.read()).toMatchObject({
    seal: { number: 2, size: 6 },
    acceptance: { reason: 'the backup of Monday', givenUp: { number: 2, size: 5 } },
  });
});

it('An anchor is read as a file of JSON and as a line', async () => {
  const seal = await sealed(2);
  const head = { number: seal.number, size: seal.size, root: seal.root };
  expect(parseHeads(formatHead(seal))).toEqual([head]);
  expect(parseHeads(JSON.stringify(writeSeal(seal)))).toEqual([head]);
  const quoted = `> 10:20:30 it was\r\n> ${formatHead(seal)}3D\r\n`;
  const asInPhp = JSON.stringify([{ head: formatHead({ ...seal, number: 7 }) }]).replaceAll('/', '\\/');
  expect(parseHeads(quoted + asInPhp)).toEqual([head, { ...head, number: 7 }]);
  for (const text of ['', '1:2', '{}', 'null', '[]', '1:2:abc']) expect(parseHeads(text)).toEqual([]);
});

describe('another key', () => {
  const [former, next] = [SealedNotes.sealKey, Buffer.alloc(32, 10)];
  const ids = [former, next].map((secret) => sealingKey(secret).id);
  const publicKeys = [former, next].map((secret) => sealingKey(secret).publicKey);
  const sealAll = async (size: number, sealKeys: Buffer[]): Promise<void> => {
    await notes.record(size - ((await notes.seals.last())?.size ?? 0));
    const { sealer } = notes.process({ sealKeys });
    await eventually(async () => {
      await sealer.seal();
      expect((await notes.seals.last())?.size).toBe(size);
    });
  };
  const seal = (sealKeys: Buffer[]) => notes.process({ sealKeys }).sealer.seal();
  const verify = (keys: VerifyingKeys, follows = false) => new Verification(keys, [], follows).run(notes.log.hashes());
  const ofInstallation = async (sealKeys: Buffer[]) =>
    verify(verifyingKeysOf({ sealKeys, sealPublicKeys: [] }, await notes.seals.handovers()));

  it('takes over by a seal that both sign, and is enough from then on', async () => {
    await sealAll(1, [former]);
    await sealAll(2, [next, former]);
    expect(await notes.seals.last()).toMatchObject({ keyId: ids[0], handover: { to: publicKeys[1] } });
    await expect(
      notes.process({ sealKeys: [next], role: 'worker' }).sealer.onApplicationBootstrap(),
    ).resolves.toBeUndefined();
    await sealAll(3, [next]);
    expect((await notes.seals.last())?.keyId).toBe(ids[1]);
    expect(await ofInstallation([next])).toMatchObject({ ok: true, sealsChecked: 3 });
    expect(await verify(new VerifyingKeys([String(publicKeys[0])]), true)).toMatchObject({ ok: true, sealsChecked: 3 });
    expect(await verify(new VerifyingKeys([String(publicKeys[0])]))).toMatchObject({ fault: 'seal not signed' });
  });

  it('signs no more than what it took over', async () => {
    await sealAll(1, [former]);
    await sealAll(2, [next, former]);
    await expect(seal([former])).rejects.toThrow('SEAL_KEY is another key');
    await notes.pool.query(`update es.seals set handover = null where number = 2`);
    await expect(seal([next, former])).rejects.toThrow('Nothing more is sealed.');
  });

  it('that no seal names is refused', async () => {
    await sealAll(1, [former]);
    await expect(seal([next])).rejects.toThrow('SEAL_KEY is another key');
  });

  it('is not needed where nothing is sealed', () => {
    const env = { ...settings, DATABASE_URL: 'postgres://db', SEAL_KEY: '' };
    expect(() => readConfig({ ...env, ROLE: 'api' })).toThrow('SEAL_KEY is missing');
    const config = readConfig({ ...env, ROLE: 'api', SEAL_PUBLIC_KEY: String(publicKeys[0]) });
    expect([config.sealKeys, publicKeysOf(config)]).toEqual([[], [publicKeys[0]]]);
    expect(() => readConfig({ ...env, SEAL_PUBLIC_KEY: String(publicKeys[0]) })).toThrow('SEAL_KEY is missing');
  });
});
