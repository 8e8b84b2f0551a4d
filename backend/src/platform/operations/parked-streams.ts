import { Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../database/pool.js';
import { DomainError } from '../event-sourcing/index.js';
import { operationsRefusals } from './operations.refusals.js';

export interface ParkedStream {
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly parkedAt: Date;
  readonly waiting: number;
  readonly replayAsked: boolean;
}

const MAX_STREAMS = 500;

/** Operators request retries here. The lease holder runs them. */
@Injectable()
export class ParkedStreams {
  constructor(private readonly pool: Pool) {}

  async list(consumer: string): Promise<ParkedStream[]> {
    const { rows } = await this.pool.query<ParkedStream>(
      `select * from (
         select distinct on (p.stream_id) p.stream_id as "streamId", p.version, e.type, p.attempts, p.error,
           p.parked_at as "parkedAt", count(*) over (partition by p.stream_id) - 1 as waiting,
           p.replay_asked_at is not null as "replayAsked"
         from es.parked p join es.events e using (stream_id, version)
         where p.consumer = $1 order by p.stream_id, p.version) first
       order by "parkedAt", "streamId" limit $2`,
      [consumer, MAX_STREAMS],
    );
    return rows;
  }

  async replay(tx: Transaction, consumer: string, streamId?: string): Promise<void> {
    const { rowCount } = await tx.query(
      `update es.parked set replay_asked_at = now()
       where consumer = $1 and error is not null and ($2::uuid is null or stream_id = $2)`,
      [consumer, streamId ?? null],
    );
    if (rowCount === 0) throw new DomainError(operationsRefusals.NOTHING_PARKED);
  }

  async discard(tx: Transaction, consumer: string, streamId: string, version: number): Promise<void> {
    const { rowCount } = await tx.query(
      'delete from es.parked where consumer = $1 and stream_id = $2 and version = $3 and error is not null',
      [consumer, streamId, version],
    );
    if (rowCount === 0) throw new DomainError(operationsRefusals.NOTHING_PARKED);
  }
}
