import { Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../database/pool.js';
import { formatPosition, type Position } from '../event-sourcing/index.js';
import { type PositionRow, positionColumns, positionOf } from '../event-store/stored-event.js';
import type { Subtree } from './merkle/proofs.js';
import { subtreeOf, TILE_SIZE, type Tile, type TilePlace } from './merkle/tiles.js';
import type { Handover, Seal } from './seal.js';

const HASH_BYTES = 32;

interface SealRow extends PositionRow {
  readonly number: number;
  readonly size: number;
  readonly root: Buffer;
  readonly sealed_at: Date;
  readonly previous: Buffer | null;
  readonly key_id: string;
  readonly signature: Buffer;
  readonly handover: Handover | null;
}

const columns = `number, size, root, ${positionColumns}, sealed_at, previous, key_id, signature, handover`;

export interface StoredSeal extends Seal {
  readonly at: Position;
}

@Injectable()
export class SealStore {
  constructor(private readonly pool: Pool) {}

  async last(on: Pool | Transaction = this.pool): Promise<StoredSeal | undefined> {
    const { rows } = await on.query<SealRow>(`select ${columns} from es.seals order by number desc limit 1`);
    return rows.map(sealOf)[0];
  }

  async byNumber(number: number): Promise<StoredSeal | undefined> {
    const { rows } = await this.pool.query<SealRow>(`select ${columns} from es.seals where number = $1`, [number]);
    return rows.map(sealOf)[0];
  }

  async after(number: number, limit: number): Promise<StoredSeal[]> {
    const { rows } = await this.pool.query<SealRow>(
      `select ${columns} from es.seals where number > $1 order by number limit $2`,
      [number, limit],
    );
    return rows.map(sealOf);
  }

  async before(number: number, limit: number): Promise<StoredSeal[]> {
    const { rows } = await this.pool.query<SealRow>(
      `select ${columns} from es.seals where number < $1 order by number desc limit $2`,
      [number, limit],
    );
    return rows.map(sealOf);
  }

  async handovers(): Promise<StoredSeal[]> {
    const text = `select ${columns} from es.seals where handover is not null order by number`;
    return (await this.pool.query<SealRow>(text)).rows.map(sealOf);
  }

  async covering({ inc, tx, pos }: Position): Promise<StoredSeal | undefined> {
    const { rows } = await this.pool.query<SealRow>(
      `select ${columns} from es.seals where (inc, tx, pos) >= ($1, $2::xid8, $3) order by inc, tx, pos limit 1`,
      [inc, String(tx), String(pos)],
    );
    return rows.map(sealOf)[0];
  }

  async tiles(places: readonly TilePlace[], on: Pool | Transaction = this.pool): Promise<Tile[]> {
    if (places.length === 0) return [];
    const { rows } = await on.query<{ level: number; index: number; hashes: Buffer }>(
      `select level, index, hashes from es.seal_tiles
       where (level, index) in (select * from unnest($1::smallint[], $2::bigint[]))`,
      [places.map(({ level }) => level), places.map(({ index }) => index)],
    );
    return rows.map((row) => ({ ...row, hashes: splitHashes(row.hashes) }));
  }

  /** Neighbouring tiles from one index up to another, each with its parent, which holds the root of a full tile. */
  async tilesAndParents(
    level: number,
    from: number,
    to: number,
  ): Promise<{ tile: Tile | undefined; parent: Tile | undefined }[]> {
    const indexes = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
    const above = new Set(indexes.map((index) => Math.floor(index / TILE_SIZE)));
    const places = [indexes, [...above]].flatMap((all, i) => all.map((index) => ({ level: level + i, index })));
    const found = Map.groupBy(await this.tiles(places), (tile) => tile.level);
    const at = (wanted: TilePlace) => found.get(wanted.level)?.find(({ index }) => index === wanted.index);
    return indexes.map((index) => ({
      tile: at({ level, index }),
      parent: at({ level: level + 1, index: Math.floor(index / TILE_SIZE) }),
    }));
  }

  /** Reads subtrees of the stored tree for proofs. Each tile is read once. */
  subtree(on: Pool | Transaction = this.pool): Subtree {
    const tiles = new Map<string, Promise<readonly Buffer[]>>();
    return subtreeOf((place) => {
      const key = `${String(place.level)}/${String(place.index)}`;
      const tile = tiles.get(key) ?? this.tiles([place], on).then(([found]) => found?.hashes ?? []);
      tiles.set(key, tile);
      return tile;
    });
  }

  async add(on: Transaction, seal: Seal, at: Position, tiles: readonly Tile[]): Promise<void> {
    await on.query(
      `insert into es.seals (number, size, root, inc, tx, pos, sealed_at, previous, key_id, signature, handover)
       values ($1, $2, $3, $4, $5::xid8, $6, $7, $8, $9, $10, $11)`,
      [
        ...[seal.number, seal.size, seal.root, at.inc, String(at.tx), String(at.pos)],
        ...[seal.sealedAt, seal.previous, seal.keyId, seal.signature, seal.handover ?? null],
      ],
    );
    await on.query(
      `insert into es.seal_tiles (level, index, hashes) select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])
       on conflict (level, index) do update set hashes = excluded.hashes`,
      [
        tiles.map(({ level }) => level),
        tiles.map(({ index }) => index),
        tiles.map(({ hashes }) => Buffer.concat(hashes)),
      ],
    );
  }
}

function sealOf(row: SealRow): StoredSeal {
  const at = positionOf(row);
  return {
    at,
    number: row.number,
    size: row.size,
    root: row.root,
    position: formatPosition(at),
    sealedAt: row.sealed_at.toISOString(),
    previous: row.previous,
    keyId: row.key_id,
    signature: row.signature,
    ...(row.handover && { handover: row.handover }),
  };
}

const splitHashes = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, i) => bytes.subarray(i * HASH_BYTES, (i + 1) * HASH_BYTES));
