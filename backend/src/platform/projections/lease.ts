import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Pool, type Transaction, WITHOUT_WAIT } from '../database/pool.js';
import { beginning, type Position } from '../event-sourcing/index.js';
import { type PositionRow, positionColumns, positionOf } from '../event-store/stored-event.js';
import { TransientError } from './failure.js';

export const LEASE_SECONDS = 6;
export const RENEW_INTERVAL_MS = (LEASE_SECONDS * 1000) / 3;

/** The right to move one consumer's checkpoint. Each takeover increments the fence, which every write checks. */
export interface Lease {
  readonly consumer: string;
  readonly fence: number;
  /** Start time of the server. On a restored older copy of the database, fence and owner may look the same. */
  readonly server: string;
  readonly position: Position;
  /** The last owner did not release the lease, so its last changes may be unpublished. */
  readonly isTakenOver: boolean;
}

/** Another process took over, or an older state was restored. The write must not happen. */
export class LeaseLost extends TransientError {
  override readonly name = 'LeaseLost';

  constructor(consumer: string) {
    super(`The lease of ${consumer} is lost.`);
  }
}

const IS_FREE = '(lease_until is null or lease_until < now())';
const SERVER = 'pg_postmaster_start_time()::text';
const IS_HELD = `consumer = $1 and version = 1 and fence = $2 and ${SERVER} = $3`;
const heldBy = ({ consumer, fence, server }: Lease) => [consumer, fence, server];
const valuesOf = ({ inc, tx, pos }: Position) => [inc, String(tx), String(pos)];

interface TakenRow extends PositionRow {
  readonly fence: number;
  readonly server: string;
  readonly is_taken_over: boolean;
}

@Injectable()
export class Leases {
  readonly owner = `${hostname()}/${String(process.pid)}/${randomUUID().slice(0, 8)}`;

  constructor(private readonly pool: Pool) {}

  /** Takes the lease if it is free, expired, or held by this process. Never takes that of a paused consumer. */
  async acquire(consumer: string): Promise<Lease | undefined> {
    return this.take(consumer, this.owner, `(${IS_FREE} or owner = $2) and paused_at is null`);
  }

  async acquireFree(consumer: string): Promise<Lease | undefined> {
    return this.take(consumer, this.owner, IS_FREE);
  }

  /** Takes the lease from any holder, which pauses the consumer until the release. */
  async seize(consumer: string): Promise<Lease> {
    const lease = await this.take(consumer, `${this.owner} rebuilding`, 'true');
    if (!lease) throw new LeaseLost(consumer);
    return lease;
  }

  private async take(consumer: string, owner: string, condition: string): Promise<Lease | undefined> {
    const ensure = 'insert into es.checkpoints (consumer, version) values ($1, 1) on conflict do nothing';
    await this.pool.query(ensure, [consumer]);
    const { rows } = await this.pool.query<TakenRow>(
      `update es.checkpoints set fence = fence + 1, owner = $2, lease_until = now() + make_interval(secs => $3)
       where consumer = $1 and version = 1 and ${condition}
       returning fence, ${SERVER} as server, ${positionColumns}, coalesce(old.owner <> $2, false) as is_taken_over`,
      [consumer, owner, LEASE_SECONDS],
    );
    const [row] = rows;
    if (!row) return undefined;
    const { fence, server, is_taken_over: isTakenOver } = row;
    return { consumer, fence, server, position: positionOf(row), isTakenOver };
  }

  async positionOf(consumer: string): Promise<Position> {
    const { rows } = await this.pool.query<PositionRow>(
      `select ${positionColumns} from es.checkpoints where consumer = $1 and version = 1`,
      [consumer],
    );
    return rows[0] ? positionOf(rows[0]) : beginning;
  }

  /** Moves the checkpoint and renews the lease. @throws LeaseLost also if the checkpoint is not at `from` */
  async advance(on: Pool | Transaction, lease: Lease, from: Position, to: Position): Promise<void> {
    const { rowCount } = await on.query({
      name: 'checkpoint-advance',
      text: `update es.checkpoints
             set inc = $5, tx = $6::xid8, pos = $7, error = null, updated_at = now(), lease_until = now() + make_interval(secs => $4)
             from ${WITHOUT_WAIT} where ${IS_HELD} and (inc, tx, pos) = ($8, $9::xid8, $10)`,
      values: [...heldBy(lease), LEASE_SECONDS, ...valuesOf(to), ...valuesOf(from)],
    });
    if (rowCount !== 1) throw new LeaseLost(lease.consumer);
  }

  async renew(on: Pool | Transaction, lease: Lease): Promise<void> {
    const { rowCount } = await on.query(
      `update es.checkpoints set lease_until = now() + make_interval(secs => $4) where ${IS_HELD}`,
      [...heldBy(lease), LEASE_SECONDS],
    );
    if (rowCount !== 1) throw new LeaseLost(lease.consumer);
  }

  keepRenewing(lease: Lease): () => void {
    const renewing = setInterval(() => {
      this.renew(this.pool, lease).catch(() => undefined); // the next write throws LeaseLost
    }, RENEW_INTERVAL_MS);
    return () => clearInterval(renewing);
  }

  async noteFailure({ consumer, fence }: Lease, error: string): Promise<void> {
    const text = 'update es.checkpoints set error = $3 where consumer = $1 and version = 1 and fence = $2';
    await this.pool.query(text, [consumer, fence, error]);
  }

  async forget(on: Pool | Transaction, consumer: string): Promise<void> {
    await on.query('delete from es.checkpoints where consumer = $1 and version = 1', [consumer]);
    await on.query('delete from es.parked where consumer = $1', [consumer]);
  }

  async release({ consumer, fence }: Lease): Promise<void> {
    await this.pool.query(
      'update es.checkpoints set lease_until = null, owner = null where consumer = $1 and version = 1 and fence = $2',
      [consumer, fence],
    );
  }
}
