import { Inject, Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../database/pool.js';
import type { AnyAggregate, Event, Position, Recorded } from '../event-sourcing/index.js';
import { type EncodedEvent, EventCodec } from './event-codec.js';
import { positionOf, type StoredEvent, storedEventColumns } from './stored-event.js';

/** A stream to write to, at the version that was read. */
export interface StreamAt {
  readonly streamId: string;
  readonly kind: string;
  readonly subjectId: string;
  /** 0 for a stream that does not exist yet. */
  readonly version: number;
}

/** What every event of one command carries. */
export interface CommandMetadata {
  readonly commandId: string;
  readonly actorId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly at: Date;
  /** Tells a retry of the same request from another request under the same key. */
  readonly requestHash: Buffer;
}

export interface LoadedStream {
  readonly version: number;
  readonly events: Recorded[];
}

/** Append and load. The feed, which everybody else reads, is in `feed.ts`. */
@Injectable()
export class EventStore {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    @Inject(EventCodec) private readonly codec: EventCodec,
  ) {}

  /** All events of a stream in order; version 0 and none when it does not exist. */
  async load(aggregate: AnyAggregate, streamId: string): Promise<LoadedStream> {
    const { rows } = await this.pool.query<StoredEvent>({
      name: 'load-stream',
      text: `select ${storedEventColumns} from es.events where stream_id = $1 order by version`,
      values: [streamId],
    });
    const stranger = rows.find(({ type }) => !(type in aggregate.events));
    if (stranger) throw new Error(`Stream ${streamId} holds ${stranger.type}, which is no ${aggregate.kind} event.`);
    return { version: rows.length, events: await this.codec.decode(rows) };
  }

  /** All that the log holds of one member, of every kind of stream, in the order in which it happened. */
  async ofSubject(subjectId: string): Promise<Recorded[]> {
    const { rows } = await this.pool.query<StoredEvent>({
      name: 'load-subject',
      text: `select ${storedEventColumns} from es.events e
             where stream_id in (select stream_id from es.streams where subject_id = $1)
             order by e.inc, e.tx, e.pos`,
      values: [subjectId],
    });
    return this.codec.decode(rows);
  }

  /**
   * Makes events ready to be recorded at their places in the stream. Comes before any transaction: it may have to ask
   * for keys on a connection of its own, and transactions that wait for each other's connections never end.
   */
  seal(stream: StreamAt, events: readonly Event[]): Promise<EncodedEvent[]> {
    return Promise.all(
      events.map((event, i) => this.codec.encode(event, { ...stream, version: stream.version + i + 1 })),
    );
  }

  /**
   * Records the events of one command, all or none, and its idempotency key with them. Fails with `ES001` when the
   * stream has moved on, with `23505` on `idempotency_keys_pkey` when the command was carried out before.
   * Inside a transaction it must be the first write.
   */
  async append(
    on: Pool | Transaction,
    stream: StreamAt,
    events: readonly EncodedEvent[],
    meta: CommandMetadata,
    result: object,
  ): Promise<Position> {
    const { rows } = await on.query<{ inc: number; tx_text: string; pos: string }>({
      name: 'append',
      text: `select inc, tx as tx_text, pos::text as pos
             from es.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      values: [
        stream.streamId,
        stream.kind,
        stream.subjectId,
        stream.version,
        events.map(({ type }) => type),
        events.map(({ schemaVersion }) => schemaVersion),
        events.map(({ data }) => data),
        events.map(({ personal }) => personal),
        meta.at,
        meta.actorId,
        meta.correlationId,
        meta.causationId,
        meta.commandId,
        meta.requestHash,
        JSON.stringify(result),
      ],
    });
    const row = rows[0];
    if (!row) throw new Error('es.append answered nothing.');
    return positionOf(row);
  }
}
