import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { Transaction } from '../database/pool.js';
import { type Aggregate, type Command, DomainError } from '../event-sourcing/index.js';
import { commandRefusals } from './command-handling.refusals.js';

/** Limits how many requests of a kind a member has open, also for concurrent clicks. */
@Injectable()
export class OpenRequests {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  isLimited({ openLimit }: Aggregate, { type, data }: Command): boolean {
    const said = data as Readonly<Record<string, unknown>>;
    const counts = Object.entries(openLimit?.counts ?? {});
    return type === openLimit?.opens && counts.every(([field, value]) => said[field] === value);
  }

  /** Call after the append. The lock serializes a member's transactions, so that each counts the last one's rows. */
  async assertNotTooMany(tx: Transaction, { kind, events, openLimit }: Aggregate, memberId: string): Promise<void> {
    if (!openLimit) return;
    const { maxOpenRequests } = this.config;
    const closedBy = openLimit.closedBy.flatMap((type) => [type, ...(events[type]?.formerNames ?? [])]);
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}/${memberId}`]);
    const { rows } = await tx.query<{ open: number }>(
      `select count(*)::int as open
       from es.streams s join es.events opening on opening.stream_id = s.stream_id and opening.version = 1
       where s.subject_id = $1 and s.kind = $2 and opening.data @> $3::jsonb
         and not exists (select from es.events e where e.stream_id = s.stream_id and e.type = any($4)
           and not exists (select from es.events again
             where again.stream_id = s.stream_id and again.type = opening.type and again.version > e.version))`,
      [memberId, kind, openLimit.counts ?? {}, closedBy],
    );
    if ((rows[0]?.open ?? 0) > maxOpenRequests)
      throw new DomainError(commandRefusals.TOO_MANY_OPEN_REQUESTS, { max: maxOpenRequests });
  }
}
