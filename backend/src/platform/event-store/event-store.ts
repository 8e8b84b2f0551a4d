import { Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../database/pool.js';
import {
  type AnyAggregate,
  commonRefusals,
  DomainError,
  type Event,
  type Position,
  type Recorded,
} from '../event-sourcing/index.js';
import type { CommandMetadata, StreamAt } from './appending/append.js';
import { appendAlone } from './appending/append-alone.js';
import { AppendQueue } from './appending/append-queue.js';
import { type EncodedEvent, EventCodec } from './event-codec.js';
import { type StoredEvent, storedEventColumns } from './stored-event.js';

export type { CommandMetadata, StreamAt };

export interface LoadedStream {
  readonly version: number;
  readonly events: Recorded[];
}

@Injectable()
export class EventStore {
  private readonly queue: AppendQueue;

  constructor(
    private readonly pool: Pool,
    private readonly codec: EventCodec,
  ) {
    this.queue = new AppendQueue(pool);
  }

  /** A stream of another kind loads as an empty one, so that a caller cannot tell whether the id exists. */
  async load(aggregate: AnyAggregate, streamId: string, on: Pool | Transaction = this.pool): Promise<LoadedStream> {
    const { rows } = await on.query<StoredEvent>({
      name: 'load-stream',
      text: `select ${storedEventColumns} from es.events where stream_id = $1 order by version`,
      values: [streamId],
    });
    const events = await this.codec.decode(rows);
    if (events[0] && !(events[0].type in aggregate.events)) return { version: 0, events: [] };
    const foreignEvent = events.find(({ type }) => !(type in aggregate.events));
    if (foreignEvent)
      throw new Error(`Stream ${streamId} holds ${foreignEvent.type}, which is no ${aggregate.kind} event.`);
    return { version: rows.length, events };
  }

  async head(streamId: string): Promise<LoadedStream> {
    const { rows } = await this.pool.query<{ version: number }>({
      name: 'head-of-stream',
      text: 'select version from es.streams where stream_id = $1',
      values: [streamId],
    });
    return { version: rows[0]?.version ?? 0, events: [] };
  }

  async subjectOf({ kind }: AnyAggregate, streamId: string): Promise<string> {
    const { rows } = await this.pool.query<{ subject: string }>({
      name: 'subject-of-stream',
      text: 'select subject_id as subject from es.streams where stream_id = $1 and kind = $2',
      values: [streamId, kind],
    });
    if (!rows[0]) throw new DomainError(commonRefusals.NOT_FOUND);
    return rows[0].subject;
  }

  /** Returns the stream if it belongs to the subject. Another's stream is refused like a missing one. */
  async findOwn(
    aggregate: AnyAggregate,
    streamId: string,
    subjectId: string,
  ): Promise<Pick<StreamAt, 'streamId' | 'subjectId'>> {
    if ((await this.subjectOf(aggregate, streamId)) === subjectId) return { streamId, subjectId };
    throw new DomainError(commonRefusals.NOT_FOUND);
  }

  async loadSubject(subjectId: string): Promise<Recorded[]> {
    const { rows } = await this.pool.query<StoredEvent>({
      name: 'load-subject',
      text: `select ${storedEventColumns} from es.events e
             where stream_id in (select stream_id from es.streams where subject_id = $1)
             order by e.inc, e.tx, e.pos`,
      values: [subjectId],
    });
    return this.codec.decode(rows);
  }

  /** Call before a transaction: loading keys may need a connection, and transactions could wait on each other. */
  async encode(stream: StreamAt, events: readonly Event[]): Promise<EncodedEvent[]> {
    const encoded: EncodedEvent[] = [];
    for (const event of events) {
      encoded.push(await this.codec.encode(event, stream, stream.version + encoded.length + 1));
    }
    return encoded;
  }

  /** Must be its transaction's first write. Rejects with `ES001` on a version conflict, `23505` for a known command. */
  async append(
    on: Pool | Transaction,
    stream: StreamAt,
    events: readonly EncodedEvent[],
    meta: CommandMetadata,
    result: object,
  ): Promise<Position> {
    const command = { stream, events, meta, result: JSON.stringify(result) };
    return on instanceof Pool ? this.queue.add(command) : appendAlone(on, command);
  }
}
