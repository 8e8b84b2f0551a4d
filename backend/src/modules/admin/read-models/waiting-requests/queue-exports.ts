import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../../access/roles.js';
import type { Page } from '../../../../platform/projections/read-models.js';
import type { Queue } from './waiting-requests.row.js';

const MAX_ROWS = 10_000;
const ROWS_AT_ONCE = 100;

interface Asked {
  readonly pageSize: number;
  readonly cursor?: string;
}

type Listed = Pick<Page<object>, 'items' | 'nextCursor' | 'total'>;
type ReadPage = (asked: never, roles: readonly StaffRole[]) => Promise<Listed>;

/** Registers the lists of all queues for export. */
@Injectable()
export class QueueExports {
  private readonly lists = new Map<Queue, ReadPage>();

  /** `list` answers a page like the queue's own route. */
  offer(queue: Queue, list: ReadPage): void {
    this.lists.set(queue, list);
  }

  /** The first matching rows, whether there are more, and the total as the list counts it. */
  async rowsOf(
    queue: Queue,
    filters: object,
    roles: readonly StaffRole[],
    max = MAX_ROWS,
  ): Promise<{ rows: object[]; isCut: boolean; total: number }> {
    const list = this.lists.get(queue) as (asked: Asked, roles: readonly StaffRole[]) => Promise<Listed>;
    const rows: object[] = [];
    let total = 0;
    let cursor: string | null | undefined;
    while (cursor !== null && rows.length < max) {
      const page: Listed = await list({ ...filters, pageSize: ROWS_AT_ONCE, ...(cursor && { cursor }) }, roles);
      rows.push(...page.items);
      cursor = page.nextCursor;
      total = page.total;
    }
    return { rows: rows.slice(0, max), isCut: cursor !== null || rows.length > max, total };
  }
}
