import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../database/pool.js';
import { beginning, type Position } from '../event-sourcing/index.js';
import { type PositionRow, positionColumns, positionOf } from '../event-store/stored-event.js';

/** How long an owner may be silent before another process takes over, by the database's clock. */
export const LEASE_SECONDS = 6;
/** How often an owner says that it is there. */
export const RENEW_INTERVAL_MS = (LEASE_SECONDS * 1000) / 3;

export interface Consumer {
  readonly name: string;
  readonly version: number;
}

/** The right to move one consumer's checkpoint. The fence grows at every takeover, and every write names it. */
export interface Lease {
  readonly consumer: Consumer;
  readonly fence: number;
  /** Which run of the server gave it: on an older copy that takes that one's place, fence and owner may look the same. */
  readonly server: string;
  readonly position: Position;
  /** Whether the one before did not lay it down, so that its last work may lack what follows upon it. */
  readonly isTakenOver: boolean;
}

/** Another process took over in the meantime, or an older state was put back; what was about to be written must not be. */
export class LeaseLost extends Error {
  constructor(consumer: Consumer) {
    super(`The lease of ${consumer.name} is lost.`);
    this.name = 'LeaseLost';
  }
}

const IS_FREE = '(lease_until is null or lease_until < now())';
const SERVER = 'pg_postmaster_start_time()::text';
const IS_HELD = `consumer = $1 and version = $2 and fence = $3 and ${SERVER} = $4`;
const held = ({ consumer, fence, server }: Lease) => [consumer.name, consumer.version, fence, server];
const valuesOf = ({ inc, tx, pos }: Position) => [inc, String(tx), String(pos)];

interface TakenRow extends PositionRow {
  readonly fence: number;
  readonly server: string;
  readonly is_taken_over: boolean;
}

@Injectable()
export class Leases {
  /** Tells apart what runs side by side, and lets each take back what it holds already. */
  readonly owner = `${hostname()}/${String(process.pid)}/${randomUUID().slice(0, 8)}`;

  constructor(private readonly pool: Pool) {}

  /** The lease when it is free, ours, or its owner's that has been silent for too long; never that of a paused one. */
  async acquire(consumer: Consumer): Promise<Lease | undefined> {
    return this.take(consumer, this.owner, `(${IS_FREE} or owner = $3) and paused_at is null`);
  }

  /** The lease when nobody holds it, for work that two parts of one process may both come upon. */
  async acquireFree(consumer: Consumer): Promise<Lease | undefined> {
    return this.take(consumer, this.owner, IS_FREE);
  }

  /** The lease from whoever holds it, so that the consumer stands still for the holder of this one. */
  async seize(consumer: Consumer): Promise<Lease> {
    const lease = await this.take(consumer, `${this.owner} rebuilding`, 'true');
    if (!lease) throw new LeaseLost(consumer);
    return lease;
  }

  private async take({ name, version }: Consumer, owner: string, condition: string): Promise<Lease | undefined> {
    await this.pool.query('insert into es.checkpoints (consumer, version) values ($1, $2) on conflict do nothing', [
      name,
      version,
    ]);
    const { rows } = await this.pool.query<TakenRow>(
      `update es.checkpoints set fence = fence + 1, owner = $3, lease_until = now() + make_interval(secs => $4)
       where consumer = $1 and version = $2 and ${condition}
       returning fence, ${SERVER} as server, ${positionColumns}, coalesce(old.owner <> $3, false) as is_taken_over`,
      [name, version, owner, LEASE_SECONDS],
    );
    const row = rows[0];
    return (
      row && {
        consumer: { name, version },
        fence: row.fence,
        server: row.server,
        position: positionOf(row),
        isTakenOver: row.is_taken_over,
      }
    );
  }

  /** Where a consumer's checkpoint stands. */
  async positionOf({ name, version }: Consumer): Promise<Position> {
    const { rows } = await this.pool.query<PositionRow>(
      `select ${positionColumns} from es.checkpoints where consumer = $1 and version = $2`,
      [name, version],
    );
    return rows[0] ? positionOf(rows[0]) : beginning;
  }

  /** Moves the checkpoint and renews the lease; throws {@link LeaseLost} when that is lost, or `from` not where it stands. */
  async advance(on: Pool | Transaction, lease: Lease, from: Position, to: Position): Promise<void> {
    const { rowCount } = await on.query({
      name: 'checkpoint-advance',
      text: `update es.checkpoints
             set inc = $6, tx = $7::xid8, pos = $8, error = null, updated_at = now(), lease_until = now() + make_interval(secs => $5)
             where ${IS_HELD} and (inc, tx, pos) = ($9, $10::xid8, $11)`,
      values: [...held(lease), LEASE_SECONDS, ...valuesOf(to), ...valuesOf(from)],
    });
    if (rowCount !== 1) throw new LeaseLost(lease.consumer);
  }

  /** Renews the lease where it stands; throws {@link LeaseLost} when it is lost. */
  async renew(on: Pool | Transaction, lease: Lease): Promise<void> {
    const { rowCount } = await on.query(
      `update es.checkpoints set lease_until = now() + make_interval(secs => $5) where ${IS_HELD}`,
      [...held(lease), LEASE_SECONDS],
    );
    if (rowCount !== 1) throw new LeaseLost(lease.consumer);
  }

  /** Keeps the lease for as long as the work takes: whoever is slow is not gone. */
  async keep<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
    const renewing = setInterval(() => {
      this.renew(this.pool, lease).catch(() => undefined); // the work hears of it at its end
    }, RENEW_INTERVAL_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
    }
  }

  /** Says on the checkpoint why it does not move. */
  async noteFailure({ consumer, fence }: Lease, error: string): Promise<void> {
    await this.pool.query('update es.checkpoints set error = $4 where consumer = $1 and version = $2 and fence = $3', [
      consumer.name,
      consumer.version,
      fence,
      error,
    ]);
  }

  /** Takes the checkpoint of a consumer away that will not come again, and what it parked. */
  async forget(on: Pool | Transaction, { name, version }: Consumer): Promise<void> {
    await on.query('delete from es.checkpoints where consumer = $1 and version = $2', [name, version]);
    await on.query('delete from es.parked where consumer = $1', [name]);
  }

  /** Lets the next owner start at once. */
  async release(lease: Lease): Promise<void> {
    await this.pool.query(
      'update es.checkpoints set lease_until = null, owner = null where consumer = $1 and version = $2 and fence = $3',
      [lease.consumer.name, lease.consumer.version, lease.fence],
    );
  }
}
