import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import type { Position } from '../event-sourcing/index.js';
import { FeedTail } from './feed-tail.js';
import { parseStoredEvent, type StoredEvent, storedEventLine } from './stored-event.js';

/** Whether no transaction can still commit before the event `e`. */
export const isSettled = '(e.inc < (select s.inc from es.store s) or e.tx < pg_snapshot_xmin(pg_current_snapshot()))';

/** The settled log in causal order: a reader that remembers its last position never misses an event (ADR 0002). */
@Injectable()
export class Feed {
  private readonly tail = new FeedTail((from, limit) => this.read('>=', from, limit));

  constructor(private readonly pool: Pool) {}

  /** Whether there is an event at the position; one that was read is gone only where an earlier state was put back. */
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
