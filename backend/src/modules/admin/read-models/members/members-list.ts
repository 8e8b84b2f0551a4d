import { Inject, Injectable } from '@nestjs/common';
import { Pool } from '../../../../platform/database/pool.js';
import { columnsOf, rowOf } from '../../../../platform/projections/read-model-table.js';
import { readFigures } from '../../../../platform/projections/roll-up.js';
import type { MembersCursor } from './members.cursor.js';
import { figureOf, memberFigures } from './members.figures.js';
import type { MembersFilter, Sort } from './members.query.js';
import { Member, type MemberRow } from './members.row.js';
import { pageSql, type Sql, someSql, totalSql } from './members.sql.js';

export interface MembersFound {
  readonly rows: readonly MemberRow[];
  readonly total: number;
  readonly counts: { readonly approved: number; readonly banned: number };
}

/** Reads the list by statements of its own: it must stay quick with a million members, and far down. */
@Injectable()
export class MembersList {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  async find(
    filter: MembersFilter,
    sort: Sort,
    at: { offset: number; limit: number; after?: MembersCursor },
  ): Promise<MembersFound> {
    const figure = figureOf(filter);
    const names = ['approved', 'banned', ...(figure === undefined ? [] : [figure])];
    const [rows, figures, counted] = await Promise.all([
      this.rows(pageSql(filter, sort, at)),
      readFigures(this.pool, memberFigures, { names }),
      figure === undefined ? this.count(totalSql(filter)) : undefined,
    ]);
    const total = counted ?? figures.get(figure ?? '') ?? 0;
    const counts = { approved: figures.get('approved') ?? 0, banned: figures.get('banned') ?? 0 };
    return { rows, total, counts };
  }

  /** At most `limit` whom every one of the words fits, in no order. */
  async some(words: readonly string[], limit: number): Promise<MemberRow[]> {
    return this.rows(someSql(words, limit));
  }

  private async rows({ values, ...statement }: Sql): Promise<MemberRow[]> {
    const { rows } = await this.pool.query<Record<string, unknown>>({ ...statement, values: [...values] });
    return rows.map((row) => memberOf(row));
  }

  private async count({ values, ...statement }: Sql): Promise<number> {
    const { rows } = await this.pool.query<{ n: number }>({ ...statement, values: [...values] });
    return rows[0]?.n ?? 0;
  }
}

const columns = columnsOf(Member);
const memberOf = (stored: Record<string, unknown>): MemberRow => rowOf(columns, stored) as MemberRow;
