import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { comparePositions, type Position } from '../event-sourcing/index.js';
import { parseStoredEvent, positionOf, type StoredEvent, storedEventLine } from './stored-event.js';

/** Whether no open transaction can still commit an event before `e`. */
export const isSettled = '(e.inc < (select s.inc from es.store s) or e.tx < pg_snapshot_xmin(pg_current_snapshot()))';

/** Reads the settled log in causal order. A reader that stores its last position never misses an event (ADR 0002). */
@Injectable()
export class Feed {
  private readonly tail = new FeedTail((from, limit) => this.read('>=', from, limit));

  constructor(private readonly pool: Pool) {}

  /** Whether an event is at the position. A read event disappears only if an older state of the log was restored. */
  async holds({ inc, tx, pos }: Position): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select 1 from es.events e where (e.inc, e.tx, e.pos) = ($1, $2::xid8, $3)',
      [inc, String(tx), String(pos)],
    );
    return rowCount !== 0;
  }

  async after(position: Position, limit: number): Promise<StoredEvent[]> {
    const shared = await this.tail.after(position, limit);
    if (shared) return shared;
    const events = await this.read('>', position, limit);
    if (events.length < limit) this.tail.keep(position, events);
    return events;
  }

  private async read(side: '>' | '>=', { inc, tx, pos }: Position, limit: number): Promise<StoredEvent[]> {
    const { rows } = await this.pool.query<{ line: string }>({
      name: `feed ${side}`,
      text: `select ${storedEventLine} from es.events e
             where (e.inc, e.tx, e.pos) ${side} ($1, $2::xid8, $3)
               and ${isSettled}
             order by e.inc, e.tx, e.pos limit $4`,
      values: [inc, String(tx), String(pos), limit],
    });
    return rows.map(({ line }) => parseStoredEvent(line));
  }
}

/** Reads up to `limit` events from the position on, including it. */
export type ReadOn = (from: Position, limit: number) => Promise<readonly StoredEvent[]>;

interface Known {
  readonly after: Position;
  readonly events: readonly StoredEvent[];
  readonly end: Position;
}

const MAX_EVENTS = 500;

/**
 * Caches the newest events of the feed, so that concurrent readers share one query. Settled events do not change, but
 * each query checks that the last one still exists, as an older state of the log may have been restored.
 */
export class FeedTail {
  private known: Known | undefined;
  private reading: Promise<void> | undefined;

  constructor(private readonly readOn: ReadOn) {}

  /** Up to `limit` events after the position; undefined if the position is outside the cache. */
  async after(position: Position, limit: number): Promise<StoredEvent[] | undefined> {
    for (let isSecond = false; ; isSecond = true) {
      if (!this.holds(position)) return undefined;
      const isNew = this.reading === undefined;
      await (this.reading ??= this.read().finally(() => {
        this.reading = undefined;
      }));
      if (!this.known || !this.holds(position)) return undefined;
      const found = behind(this.known.events, position);
      if (isNew || isSecond || found.length > 0) return found.slice(0, limit); // the running read may be too old
    }
  }

  /** Caches events that were read from the position to the end of the feed. */
  keep(position: Position, events: readonly StoredEvent[]): void {
    const last = events.at(-1);
    const end = last ? positionOf(last) : position;
    if (this.known && comparePositions(end, this.known.end) < 0) return;
    const dropped = events.at(-MAX_EVENTS - 1);
    this.known = { after: dropped ? positionOf(dropped) : position, events: events.slice(-MAX_EVENTS), end };
  }

  private holds(position: Position): boolean {
    const { known } = this;
    return (
      known !== undefined && comparePositions(position, known.after) >= 0 && comparePositions(position, known.end) <= 0
    );
  }

  private async read(): Promise<void> {
    const { known } = this;
    if (!known) return;
    const [last, ...events] = await this.readOn(known.end, MAX_EVENTS + 1);
    if (this.known !== known) return;
    const isThere = last !== undefined && comparePositions(positionOf(last), known.end) === 0;
    this.known = undefined;
    if (isThere && events.length < MAX_EVENTS) this.keep(known.after, [...known.events, ...events]);
  }
}

function behind(events: readonly StoredEvent[], position: Position): StoredEvent[] {
  const first = events.findLastIndex((event) => comparePositions(positionOf(event), position) <= 0) + 1;
  return events.slice(first);
}
