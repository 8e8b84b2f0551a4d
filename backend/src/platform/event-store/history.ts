import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { EventRegistry } from './event-registry.js';
import { type StoredEvent, storedEventColumns } from './stored-event.js';

export interface HistoryFilter {
  readonly stream?: string;
  readonly type?: string;
  readonly actor?: string;
  readonly subject?: string;
  /** The member whom the event names in its data though it is another's: whose data was looked at, or taken out. */
  readonly concerned?: string;
  readonly correlationId?: string;
  readonly from?: Date;
  readonly to?: Date;
}

/** The last row of the page before: when it was recorded, and its place in the feed. */
export type HistoryCursor = readonly [at: string, inc: number, tx: string, pos: string];

/** Who that is, in a statement over the log, which has an index of its own. */
const memberConcerned = `coalesce(data ->> 'memberId', data -> 'filters' ->> 'subject')`;

const order = 'e.recorded_at desc, e.inc desc, e.tx desc, e.pos desc';

/** The log as people search it: by time, newest first. Whoever must miss nothing reads the {@link Feed} instead. */
@Injectable()
export class History {
  constructor(
    private readonly pool: Pool,
    private readonly registry: EventRegistry,
  ) {}

  async search(filter: HistoryFilter, limit: number, after?: HistoryCursor): Promise<StoredEvent[]> {
    const { where, values } = this.conditionsOf(filter);
    if (after) {
      const [at, inc, tx, pos] = after.map((value) => `$${String(values.push(value))}`);
      where.push(`(e.recorded_at, e.inc, e.tx, e.pos) < (${at}::timestamptz, ${inc}, ${tx}::xid8, ${pos})`);
    }
    const text = `select ${storedEventColumns} from es.events e where ${where.join(' and ') || 'true'}
                  order by ${order} limit $${String(values.push(limit))}`;
    return (await this.pool.query<StoredEvent>(text, values)).rows;
  }

  async count(filter: HistoryFilter, cap: number): Promise<number> {
    const { where, values } = this.conditionsOf(filter);
    const fitting = `select 1 from es.events e where ${where.join(' and ') || 'true'} limit $${String(values.push(cap))}`;
    const { rows } = await this.pool.query<{ n: number }>(`select count(*)::int as n from (${fitting}) f`, values);
    return rows[0]?.n ?? 0;
  }

  async *all(filter: HistoryFilter, pageSize = 1_000): AsyncGenerator<StoredEvent[]> {
    for (let after: HistoryCursor | undefined; ; ) {
      const page = await this.search(filter, pageSize, after);
      if (page.length > 0) yield page;
      const last = page.at(-1);
      if (!last || page.length < pageSize) return;
      after = cursorOf(last);
    }
  }

  async one(streamId: string, version: number): Promise<StoredEvent | undefined> {
    const text = `select ${storedEventColumns} from es.events e where stream_id = $1 and version = $2`;
    return (await this.pool.query<StoredEvent>(text, [streamId, version])).rows[0];
  }

  private conditionsOf(filter: HistoryFilter): { where: string[]; values: unknown[] } {
    const { stream, type, actor, subject, concerned, correlationId, from, to } = filter;
    const values: unknown[] = [];
    const where: string[] = [];
    const add = (value: unknown, condition: (parameter: string) => string): void => {
      if (value !== undefined) where.push(condition(`$${String(values.push(value))}`));
    };
    add(stream, (p) => `e.stream_id = ${p}`);
    if (type !== undefined) {
      const names = this.registry.storedNames(type).map((name) => `e.type = $${String(values.push(name))}`);
      where.push(`(${names.join(' or ')})`);
    }
    add(actor, (p) => `e.actor_id = ${p}`);
    // As an array, so that the streams are looked up first: joined, they were looked for along the whole log by time.
    add(subject, (p) => `e.stream_id = any(array(select s.stream_id from es.streams s where s.subject_id = ${p}))`);
    add(concerned, (p) => `${memberConcerned} = ${p}`);
    add(correlationId, (p) => `e.correlation_id = ${p}`);
    add(from, (p) => `e.recorded_at >= ${p}`);
    add(to, (p) => `e.recorded_at <= ${p}`);
    return { where, values };
  }
}

export function cursorOf({ recorded_at, inc, tx_text, pos }: StoredEvent): HistoryCursor {
  return [recorded_at.toISOString(), inc, tx_text, pos];
}
