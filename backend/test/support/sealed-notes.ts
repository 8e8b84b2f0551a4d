import { expect } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { SystemClock } from '../../src/platform/config/clock.js';
import type { Config } from '../../src/platform/config/config.js';
import { openPool, type Pool } from '../../src/platform/database/pool.js';
import { beginning } from '../../src/platform/event-sourcing/index.js';
import { appendAlone } from '../../src/platform/event-store/appending/append-alone.js';
import { SealFile } from '../../src/platform/proof/anchors/seal-file.js';
import { KnownSeals } from '../../src/platform/proof/known-seals.js';
import { sealingKey, VerifyingKeys } from '../../src/platform/proof/seal-keys.js';
import { SealStore } from '../../src/platform/proof/seal-store.js';
import { SealedLog } from '../../src/platform/proof/sealed-log.js';
import { Sealer } from '../../src/platform/proof/sealer.js';
import { eventually } from './eventually.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** A log of notes in its own database, which is sealed on demand. */
export class SealedNotes {
  static readonly sealKey = Buffer.alloc(32, 9);
  static readonly keys = new VerifyingKeys([sealingKey(SealedNotes.sealKey).publicKey]);
  static readonly subjectId = uuidv7();

  readonly pool: Pool;
  readonly seals: SealStore;
  readonly log: SealedLog;
  readonly known: KnownSeals;
  readonly sealer: Sealer;
  readonly streams: string[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly erasureList: string | undefined,
  ) {
    this.pool = openPool({ url: database.url, max: 5, name: 'test' });
    this.seals = new SealStore(this.pool);
    this.log = new SealedLog(this.pool, this.seals);
    ({ known: this.known, sealer: this.sealer } = this.process());
  }

  /** The seals and sealer of another process. */
  process(more: Partial<Config> = {}): { known: KnownSeals; sealer: Sealer } {
    const config = {
      sealKeys: [SealedNotes.sealKey],
      sealPublicKeys: [],
      erasureList: this.erasureList,
      ...more,
    } as Config;
    const [clock, file] = [new SystemClock(), new SealFile(config)];
    const known = new KnownSeals(this.pool, this.seals, this.log, file, clock, config);
    return { known, sealer: new Sealer(this.pool, this.seals, this.log, known, clock, config) };
  }

  static async open(erasureList?: string): Promise<SealedNotes> {
    return new SealedNotes(await createTestDatabase(), erasureList);
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.database.drop();
  }

  async record(count: number): Promise<void> {
    const { subjectId } = SealedNotes;
    for (let i = 0; i < count; i++) {
      const stream = { streamId: uuidv7(), kind: 'notes', subjectId, version: 0 };
      this.streams.push(stream.streamId);
      const personal = i % 2 === 0 ? Buffer.from(`sealed ${String(i)}`.repeat(20)) : null;
      const events = [
        { type: 'Noted', schemaVersion: 1, data: `{"b":${String(i)},"a":{"z":"é","y":[1.5,null]}}`, personal },
      ];
      const commandId = uuidv7();
      const meta = {
        commandId,
        actorId: subjectId,
        correlationId: commandId,
        causationId: null,
        requestHash: Buffer.of(1),
      };
      await appendAlone(this.pool, { stream, events, meta: { ...meta, at: new Date() }, result: '{}' });
    }
  }

  /** Seals all events at once, after other databases no longer hold back the horizon. */
  async sealAll(size: number): Promise<void> {
    const last = await this.seals.last();
    await eventually(async () => {
      const settled = await this.log.after(last?.at ?? beginning, size);
      expect((last?.size ?? 0) + settled.length).toBe(size);
    });
    while (await this.sealer.seal());
    expect((await this.seals.last())?.size).toBe(size);
  }

  async positionOf(stream?: string): Promise<string> {
    const { rows } = await this.pool.query<{ at: string }>(
      `select inc || '-' || tx::text || '-' || pos as at from es.events where stream_id = $1`,
      [stream],
    );
    return rows[0]?.at ?? '';
  }
}
