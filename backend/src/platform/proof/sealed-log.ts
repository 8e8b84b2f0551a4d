import { Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../database/pool.js';
import { beginning, comparePositions, type Position } from '../event-sourcing/index.js';
import { isSettled } from '../event-store/feed.js';
import { readAhead } from '../event-store/read-ahead.js';
import { type PositionRow, positionColumns, positionOf } from '../event-store/stored-event.js';
import { completeRoot } from './merkle/hashes.js';
import { TILE_SIZE, type Tile } from './merkle/tiles.js';
import { SealStore, type StoredSeal } from './seal-store.js';
import {
  type LeafText,
  leafOfText,
  leafTextColumns,
  positionOfSealed,
  type SealedEvent,
  sealedEventColumns,
} from './sealed-event.js';
import type { LogEntry } from './verification.js';

const BATCH_SIZE = 16 * TILE_SIZE;
const SEALS_PER_READ = 500;

type Placed<E> = E & { readonly position: Position };
type Stored<E> = Placed<E> & { readonly stored: Buffer | undefined };
type Entry<E> = Stored<E> | { readonly seal: StoredSeal };

/** The stored log with its seals, which sealing, verification and export read. */
@Injectable()
export class SealedLog {
  constructor(
    private readonly pool: Pool,
    private readonly seals: SealStore,
  ) {}

  after(position: Position, limit: number, on: Pool | Transaction = this.pool): Promise<SealedEvent[]> {
    return this.read<SealedEvent>(sealedEventColumns, position, limit, on);
  }

  private async read<R extends object>(
    columns: string,
    { inc, tx, pos }: Position,
    limit: number,
    on: Pool | Transaction = this.pool,
  ): Promise<R[]> {
    const { rows } = await on.query<R>(
      `select ${columns} from es.events e
       where (e.inc, e.tx, e.pos) > ($1, $2::xid8, $3)
         and ${isSettled}
       order by e.inc, e.tx, e.pos limit $4`,
      [inc, String(tx), String(pos), limit],
    );
    return rows;
  }

  newestSeal(): Promise<StoredSeal | undefined> {
    return this.seals.last();
  }

  /** Reads what verification needs: the hash of each event, each seal after its events, and the unsealed events. */
  async *hashes(): AsyncGenerator<LogEntry[], void> {
    const columns = `${positionColumns}, ${leafTextColumns}`;
    const rows = this.withSeals(async (after) => {
      const read = await this.read<PositionRow & LeafText>(columns, after, BATCH_SIZE);
      return read.map((row) => ({ position: positionOf(row), row }));
    });
    // Hashes a batch while the next one loads.
    for await (const batch of rows) {
      yield batch.map((entry) => ('seal' in entry ? entry : { ...entry, now: leafOfText(entry.row) }));
    }
  }

  /** Events with their stored leaves, each seal after its events. */
  events(upTo: StoredSeal): AsyncGenerator<Entry<{ event: SealedEvent }>[], void> {
    return this.withSeals(async (after) => {
      const events = await this.after(after, BATCH_SIZE);
      return events.map((event) => ({ position: positionOfSealed(event), event }));
    }, upTo);
  }

  private async *withSeals<E>(
    read: (after: Position) => Promise<Placed<E>[]>,
    upTo?: StoredSeal,
  ): AsyncGenerator<Entry<E>[], void> {
    const newest = upTo ?? (await this.newestSeal());
    const end = upTo?.at ?? (await this.end());
    const seals = this.sealsUpTo(newest?.number ?? 0);
    let seal = await next(seals);
    const batches = readAhead(this.withLeaves(read, newest?.size ?? 0), ({ position }) => position);
    for await (const batch of batches) {
      const entries: Entry<E>[] = [];
      for (const entry of batch) {
        for (; seal && comparePositions(seal.at, entry.position) < 0; seal = await next(seals)) entries.push({ seal });
        if (!seal && comparePositions(end, entry.position) < 0) {
          yield entries;
          return;
        }
        entries.push(entry);
      }
      yield entries;
    }
    for (; seal; seal = await next(seals)) yield [{ seal }];
  }

  /** @param size the number of events with a stored leaf */
  private withLeaves<E>(read: (after: Position) => Promise<Placed<E>[]>, size: number) {
    let count = 0;
    return async (after: Position): Promise<Stored<E>[]> => {
      const leavesFrom = this.storedLeaves(count, Math.min(count + BATCH_SIZE, size));
      const [events, leaves] = await Promise.all([read(after), leavesFrom]);
      count += events.length;
      return events.map((event, i) => ({ ...event, stored: leaves[i] }));
    };
  }

  private async end(): Promise<Position> {
    const { rows } = await this.pool.query<PositionRow>(
      `select ${positionColumns} from es.events e where ${isSettled}
       order by e.inc desc, e.tx desc, e.pos desc limit 1`,
    );
    return rows[0] ? positionOf(rows[0]) : beginning;
  }

  /** Stored leaf hashes of a range of events. Undefined for leaves whose tile does not match its parent. */
  private async storedLeaves(from: number, to: number): Promise<(Buffer | undefined)[]> {
    const leaves: (Buffer | undefined)[] = [];
    const first = Math.floor(from / TILE_SIZE);
    for (const { tile, parent } of await this.seals.tilesAndParents(0, first, Math.ceil(to / TILE_SIZE))) {
      const fits = tile && (await this.matchesParent(tile, parent));
      for (let i = 0; i < TILE_SIZE; i++) leaves.push(fits ? tile.hashes[i] : undefined);
    }
    return leaves.slice(from - first * TILE_SIZE);
  }

  private async matchesParent({ level, index, hashes }: Tile, parent: Tile | undefined): Promise<boolean> {
    if (hashes.length < TILE_SIZE) return true;
    const place = index % TILE_SIZE;
    if (!parent?.hashes[place]?.equals(completeRoot(hashes))) return false;
    if (place < TILE_SIZE - 1) return true;
    const [above] = await this.seals.tilesAndParents(level + 1, parent.index, parent.index + 1);
    return this.matchesParent(parent, above?.parent);
  }

  private async *sealsUpTo(newest: number): AsyncGenerator<StoredSeal, void> {
    for (let number = 0; ; ) {
      const seals = (await this.seals.after(number, SEALS_PER_READ)).filter((seal) => seal.number <= newest);
      yield* seals;
      const last = seals.at(-1);
      if (!last) return;
      number = last.number;
    }
  }
}

async function next<T>(items: AsyncGenerator<T, void>): Promise<T | undefined> {
  const { value, done } = await items.next();
  return done ? undefined : value;
}
