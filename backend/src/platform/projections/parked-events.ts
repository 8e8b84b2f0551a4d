import { Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../database/pool.js';
import type { EventCodec } from '../event-store/event-codec.js';
import { UNKNOWN_TYPE } from '../event-store/event-registry.js';
import { type StoredEvent, storedEventColumns } from '../event-store/stored-event.js';
import { TransientError } from './failure.js';

type EventId = Pick<StoredEvent, 'stream_id' | 'version'>;

class NoLongerParked extends TransientError {
  override readonly name = 'NoLongerParked';
}

/** The dead letters of a consumer: poison events, and the later events of their streams, which wait in order. */
@Injectable()
export class ParkedEvents {
  constructor(private readonly pool: Pool) {}

  async streamsOf(consumer: string): Promise<Set<string>> {
    const { rows } = await this.pool.query<{ stream_id: string }>(
      'select distinct stream_id from es.parked where consumer = $1',
      [consumer],
    );
    return new Set(rows.map(({ stream_id }) => stream_id));
  }

  async park(on: Transaction, consumer: string, event: EventId, attempts: number, error: string): Promise<void> {
    await on.query(
      `insert into es.parked as p (consumer, stream_id, version, attempts, error) values ($1, $2, $3, $4, $5)
       on conflict (consumer, stream_id, version)
       do update set attempts = p.attempts + excluded.attempts, error = excluded.error, replay_asked_at = null`,
      [consumer, event.stream_id, event.version, attempts, error],
    );
  }

  /** For an event that failed again. An event that was discarded meanwhile stays discarded. */
  async keep(on: Transaction, consumer: string, event: EventId, attempts: number, error: string): Promise<void> {
    await on.query(
      `update es.parked set attempts = attempts + $4, error = $5, replay_asked_at = null
       where consumer = $1 and stream_id = $2 and version = $3`,
      [consumer, event.stream_id, event.version, attempts, error],
    );
  }

  async queue(on: Pool | Transaction, consumer: string, events: readonly EventId[]): Promise<void> {
    if (events.length === 0) return;
    await on.query(
      `insert into es.parked (consumer, stream_id, version, attempts)
       select $1, stream, version, 0 from unnest($2::uuid[], $3::bigint[]) line (stream, version)
       on conflict do nothing`,
      [consumer, events.map(({ stream_id }) => stream_id), events.map(({ version }) => version)],
    );
  }

  async retryableStreams(consumer: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ stream_id: string }>(
      `select stream_id from (
         select distinct on (stream_id) stream_id, error, replay_asked_at from es.parked
         where consumer = $1 order by stream_id, version) first
       where error is null or replay_asked_at is not null`,
      [consumer],
    );
    return rows.map(({ stream_id }) => stream_id);
  }

  /** Schedules retries of events that an older build could not read and this one can. */
  async askAgainForKnown(consumer: string, codec: Pick<EventCodec, 'canRead'>): Promise<void> {
    const { rows } = await this.pool.query<Pick<StoredEvent, 'stream_id' | 'version' | 'type' | 'schema_ver'>>(
      `select stream_id, version, type, schema_ver from es.parked join es.events using (stream_id, version)
       where consumer = $1 and starts_with(error, $2)`,
      [consumer, UNKNOWN_TYPE],
    );
    const known = rows.filter((event) => codec.canRead(event));
    if (known.length === 0) return;
    await this.pool.query(
      `update es.parked set replay_asked_at = now() where consumer = $1
       and (stream_id, version) in (select * from unnest($2::uuid[], $3::bigint[]))`,
      [consumer, known.map(({ stream_id }) => stream_id), known.map(({ version }) => version)],
    );
  }

  async ofStream(consumer: string, streamId: string): Promise<StoredEvent[]> {
    const { rows } = await this.pool.query<StoredEvent>(
      `select ${storedEventColumns} from es.parked join es.events using (stream_id, version)
       where consumer = $1 and stream_id = $2 order by version`,
      [consumer, streamId],
    );
    return rows;
  }

  /** Deletes an event that is handled now. @throws NoLongerParked if it was discarded meanwhile */
  async release(on: Pool | Transaction, consumer: string, { stream_id, version }: EventId): Promise<void> {
    const { rowCount } = await on.query(
      'delete from es.parked where consumer = $1 and stream_id = $2 and version = $3',
      [consumer, stream_id, version],
    );
    if (rowCount !== 1) throw new NoLongerParked();
  }

  async handOver(tx: Transaction, from: string, to: string): Promise<void> {
    await tx.query('delete from es.parked where consumer = $1', [to]);
    await tx.query('update es.parked set consumer = $2 where consumer = $1', [from, to]);
  }
}
