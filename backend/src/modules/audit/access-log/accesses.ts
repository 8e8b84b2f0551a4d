import { Injectable } from '@nestjs/common';
import { type AccessKind, accessColumns, type StoredAccess } from '../../../platform/access-log/access-entry.js';
import { AccessLog } from '../../../platform/access-log/access-log.js';
import { SealedReasons } from '../../../platform/access-log/sealed-reasons.js';
import { parameter } from '../../../platform/database/parameter.js';
import { Pool } from '../../../platform/database/pool.js';

export interface AccessFilter {
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly kind?: AccessKind | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export type Access = StoredAccess & { readonly why: string | null };

export interface Touched {
  readonly id: string;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Searches the log of access. */
@Injectable()
export class Accesses {
  constructor(
    private readonly pool: Pool,
    private readonly log: AccessLog,
    private readonly reasons: SealedReasons,
  ) {}

  /** Newest first. `before` is the number of the last row of the page before. */
  async search(filter: AccessFilter, limit: number, before?: number): Promise<Access[]> {
    await this.log.settle();
    const { where, values } = conditionsOf(filter);
    if (before !== undefined) where.push(`number < ${parameter(values, before)}`);
    const { rows } = await this.pool.query<StoredAccess>(
      `select ${accessColumns} from es.access_log where ${where.join(' and ')}
       order by number desc limit ${parameter(values, limit)}`,
      values,
    );
    const reasons = await this.reasons.open(rows);
    return rows.map((row, i) => ({ ...row, why: reasons[i] ?? row.code }));
  }

  async count(filter: AccessFilter): Promise<number> {
    const { where, values } = conditionsOf(filter);
    const text = `select count(*)::int as n from es.access_log where ${where.join(' and ')}`;
    return (await this.pool.query<{ n: number }>(text, values)).rows[0]?.n ?? 0;
  }

  /** Members whose data was read or exported, each once, ordered by id. `after` is the last id of the page before. */
  async touched(filter: AccessFilter, limit: number, after?: string): Promise<{ members: Touched[]; total: number }> {
    await this.log.settle();
    const { where, values } = conditionsOf(filter);
    const { rows } = await this.pool.query<Touched & { total: number }>(
      `with touched as (
         select subject as id, count(*)::int as times, min(at) as "firstAt", max(at) as "lastAt"
         from es.access_log, unnest(subjects) subject
         where kind in ('read', 'exported') and ${where.join(' and ')} group by subject)
       select *, (select count(*)::int from touched) as total from touched
       where ${parameter(values, after ?? null)}::uuid is null or id > $${String(values.length)}
       order by id limit ${parameter(values, limit)}`,
      values,
    );
    return { members: rows.map(({ total, ...member }) => member), total: rows[0]?.total ?? 0 };
  }
}

function conditionsOf({ actor, subject, sessionId, kind, from, to }: AccessFilter) {
  const values: unknown[] = [];
  const where = ['true'];
  const add = (value: unknown, condition: (parameter: string) => string): void => {
    if (value !== undefined) where.push(condition(parameter(values, value)));
  };
  add(actor, (p) => `actor_id = ${p}`);
  add(subject, (p) => `subjects @> array[${p}::uuid]`);
  add(sessionId, (p) => `session_id = ${p}`);
  add(kind, (p) => `kind = ${p}`);
  add(from, (p) => `at >= ${p}`);
  add(to, (p) => `at <= ${p}`);
  return { where, values };
}
