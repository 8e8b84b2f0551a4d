import { Injectable } from '@nestjs/common';
import { parameter } from '../database/parameter.js';
import { Pool } from '../database/pool.js';
import { EventRegistry } from './event-registry.js';
import { type StoredEvent, storedEventColumns } from './stored-event.js';

export interface HistoryFilter {
  readonly stream?: string;
  readonly types?: readonly string[];
  /** Position in the feed as `inc-tx-pos`. */
  readonly position?: string;
  readonly actor?: string;
  readonly subject?: string;
  /** The member named in the data of another subject's event: whose data was looked at or exported. */
  readonly concerned?: string;
  readonly correlationId?: string;
  /** Hides the other events of a correlation that has an event of this type. */
  readonly heading?: string;
  readonly from?: Date;
  readonly to?: Date;
}

export type HistoryCursor = readonly [at: string, inc: number, tx: string, pos: string];

const memberConcerned = `coalesce(data ->> 'memberId', data -> 'filters' ->> 'subject')`;

const order = 'e.recorded_at desc, e.inc desc, e.tx desc, e.pos desc';

const PAGE_SIZE = 1_000;

/** Searches the log by time, newest first, without internal fields. Who must miss none uses the {@link Feed}. */
@Injectable()
export class History {
  constructor(
    private readonly pool: Pool,
    private readonly registry: EventRegistry,
  ) {}

  async search(filter: HistoryFilter, limit: number, after?: HistoryCursor): Promise<StoredEvent[]> {
    const { where, values } = this.conditionsOf(filter);
    if (after) {
      const [at, ...position] = after;
      const place = `${parameter(values, at)}::timestamptz, ${positionParameters(values, position)}`;
      where.push(`(e.recorded_at, e.inc, e.tx, e.pos) < (${place})`);
    }
    const text = `select ${storedEventColumns} from es.events e where ${where.join(' and ') || 'true'}
                  order by ${order} limit ${parameter(values, limit)}`;
    return this.read(text, values);
  }

  async count(filter: HistoryFilter, cap: number): Promise<number> {
    const { where, values } = this.conditionsOf(filter);
    const fitting = `select 1 from es.events e where ${where.join(' and ') || 'true'} limit ${parameter(values, cap)}`;
    const { rows } = await this.pool.query<{ n: number }>(`select count(*)::int as n from (${fitting}) f`, values);
    return rows[0]?.n ?? 0;
  }

  async *all(filter: HistoryFilter): AsyncGenerator<StoredEvent[]> {
    for (let after: HistoryCursor | undefined; ; ) {
      const page = await this.search(filter, PAGE_SIZE, after);
      if (page.length > 0) yield page;
      const last = page.at(-1);
      if (!last || page.length < PAGE_SIZE) return;
      after = cursorOf(last);
    }
  }

  /** Follows causations back to the origin. Returns the first event of each command, by the command's id. */
  async causesOf(events: readonly StoredEvent[]): Promise<ReadonlyMap<string, StoredEvent>> {
    const causes = new Map<string, StoredEvent>();
    const text = `select distinct on (command_id) ${storedEventColumns} from es.events
                  where correlation_id = any($1) and command_id = any($2) order by command_id, version`;
    for (let last = events; last.length > 0; ) {
      const wanted = new Set(last.flatMap(({ causation_id }) => causation_id ?? []).filter((id) => !causes.has(id)));
      if (wanted.size === 0) break;
      const correlations = [...new Set(last.map(({ correlation_id }) => correlation_id))];
      last = await this.read(text, [correlations, [...wanted]]);
      for (const event of last) causes.set(event.command_id, event);
    }
    return causes;
  }

  async one(streamId: string, version: number): Promise<StoredEvent | undefined> {
    const text = `select ${storedEventColumns} from es.events e where stream_id = $1 and version = $2`;
    return (await this.read(text, [streamId, version]))[0];
  }

  private async read(text: string, values: unknown[]): Promise<StoredEvent[]> {
    const { rows } = await this.pool.query<StoredEvent>(text, values);
    return rows.map((event) => this.registry.shown(event));
  }

  private conditionsOf(filter: HistoryFilter): { where: string[]; values: unknown[] } {
    const { stream, types, position, actor, subject, concerned, correlationId, heading, from, to } = filter;
    const values: unknown[] = [];
    const where: string[] = [];
    const add = (value: unknown, condition: (parameter: string) => string): void => {
      if (value !== undefined) where.push(condition(parameter(values, value)));
    };
    add(stream, (p) => `e.stream_id = ${p}`);
    if (types !== undefined) {
      const stored = types.flatMap((type) => this.registry.storedNames(type));
      const names = stored.map((name) => `e.type = ${parameter(values, name)}`);
      where.push(`(${names.join(' or ')})`);
    }
    if (position !== undefined) {
      where.push(`(e.inc, e.tx, e.pos) = (${positionParameters(values, position.split('-'))})`);
    }
    add(actor, (p) => `e.actor_id = ${p}`);
    // The array makes the planner find the streams first; a join would scan the whole log by time.
    add(subject, (p) => `e.stream_id = any(array(select s.stream_id from es.streams s where s.subject_id = ${p}))`);
    add(concerned, (p) => `${memberConcerned} = ${p}`);
    add(correlationId, (p) => `e.correlation_id = ${p}`);
    add(
      heading,
      (p) => `(e.type = ${p} or not exists (select from es.events head
      where head.correlation_id = e.correlation_id and head.type = ${p}))`,
    );
    add(from, (p) => `e.recorded_at >= ${p}`);
    add(to, (p) => `e.recorded_at <= ${p}`);
    return { where, values };
  }
}

const positionParameters = (values: unknown[], [inc, tx, pos]: readonly unknown[]): string =>
  `${parameter(values, inc)}, ${parameter(values, tx)}::xid8, ${parameter(values, pos)}`;

export function cursorOf({ recorded_at, inc, tx_text, pos }: StoredEvent): HistoryCursor {
  return [recorded_at.toISOString(), inc, tx_text, pos];
}
