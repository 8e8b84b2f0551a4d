import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/config/clock.js';
import { Pool } from '../../../platform/database/pool.js';
import { derivedId } from '../../../platform/event-sourcing/index.js';
import type { JobData } from '../../../platform/jobs/job.js';

export interface DeliveryJob extends JobData {
  readonly endpointId: string;
  readonly type: string;
  readonly streamId: string;
  readonly version: number;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'held back';

export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly streamId: string;
  readonly version: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly status: number;
  readonly ms: number;
  readonly answer: string;
  readonly firstAt: Date;
  readonly lastAt: Date | null;
}

export interface Outcome {
  readonly status: number | null;
  readonly ms: number;
  readonly answer: string;
}

const columns = `id, type, stream_id as "streamId", version, state, attempts, status, ms, answer,
  first_at as "firstAt", last_at as "lastAt"`;

/** The ledger of deliveries. A delivered one is not sent again. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** Derives the id from its event and endpoint, so that repetitions have the same id. */
  async begin({
    endpointId,
    type,
    streamId,
    version,
  }: DeliveryJob): Promise<Pick<Delivery, 'id' | 'state' | 'attempts' | 'lastAt'>> {
    const { rows } = await this.pool.query<Delivery>(
      `insert into webhooks.deliveries as d (id, endpoint_id, type, stream_id, version, first_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (id) do update set type = d.type returning ${columns}`,
      [derivedId(streamId, `${endpointId}/${String(version)}`), endpointId, type, streamId, version, this.clock.now()],
    );
    const [delivery] = rows;
    if (!delivery) throw new Error('An insert that updates on conflict answers its row.');
    return delivery;
  }

  async note(id: string, state: DeliveryState, attempts: number, outcome?: Outcome): Promise<void> {
    await this.pool.query(
      `update webhooks.deliveries set state = $2, attempts = $3, status = $4, ms = $5, answer = $6, last_at = $7
       where id = $1`,
      [id, state, attempts, outcome?.status, outcome?.ms, outcome?.answer, this.clock.now()],
    );
  }

  async page(endpointId: string, limit: number, offset: number): Promise<{ items: Delivery[]; total: number }> {
    const of = 'from webhooks.deliveries where endpoint_id = $1';
    const list = `select ${columns} ${of} order by first_at desc, id desc limit $2 offset $3`;
    const [{ rows: items }, { rows: counts }] = await Promise.all([
      this.pool.query<Delivery>(list, [endpointId, limit, offset]),
      this.pool.query<{ count: number }>(`select count(*) ${of}`, [endpointId]),
    ]);
    return { items, total: counts[0]?.count ?? 0 };
  }

  async isKnown(endpointId: string, id: string): Promise<boolean> {
    const { rows } = await this.pool.query('select from webhooks.deliveries where endpoint_id = $1 and id = $2', [
      endpointId,
      id,
    ]);
    return rows.length > 0;
  }

  /** Deliveries that a replay set to waiting. */
  async replayed(endpointId: string, deliveryId?: string, since?: Date): Promise<Delivery[]> {
    const { rows } = await this.pool.query<Delivery>(
      `select ${columns} from webhooks.deliveries
       where endpoint_id = $1 and state = 'waiting' and attempts = 0 and (id = $2 or first_at >= $3)`,
      [endpointId, deliveryId ?? null, since ?? null],
    );
    return rows;
  }
}
