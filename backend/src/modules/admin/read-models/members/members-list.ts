import { Injectable } from '@nestjs/common';
import { SingleFlight } from '../../../../platform/caching/single-flight.js';
import { TtlCache } from '../../../../platform/caching/ttl-cache.js';
import { Pool } from '../../../../platform/database/pool.js';
import { columnsOf, rowOf } from '../../../../platform/projections/read-model-table.js';
import { COUNT_CAP } from '../../../../platform/projections/read-models.js';
import { readFigures } from '../../../../platform/projections/roll-up.js';
import { MemberSearch } from '../../member-search/member-search.js';
import { type MembersFilter, type Search, type Sort, searchOf } from './members.query.js';
import { Member, type MemberRow } from './members.row.js';
import { type Asked, countSql, type Place, pageSql, type Sql, searchSql, someSql } from './members.sql.js';
import { figureOf, memberFigures } from './members-figures.js';
import { type KnownNames, namesIn, nearNamesIn } from './members-names.js';

/** How long a list may show '10,000+' although it has fewer by now. */
const MANY_TTL_MS = 60_000;

const MAX_COUNTED_ELSEWHERE = 100;

export interface MembersFound {
  readonly rows: readonly MemberRow[];
  readonly total: number;
  readonly counts: { readonly approved: number; readonly banned: number };
  /** How many members of the other list a search finds, at most a hundred. Only on the first page. */
  readonly foundElsewhere: number | null;
}

/** Reads members with its own SQL, to stay quick with a million of them and on late pages. */
@Injectable()
export class MembersList extends MemberSearch {
  private readonly reads = new SingleFlight();
  /** Recent searches that found more than COUNT_CAP. */
  private readonly foundMany = new TtlCache<string, true>(MANY_TTL_MS);

  constructor(private readonly pool: Pool) {
    super();
  }

  find(filter: MembersFilter, sort: Sort, at: Place): Promise<MembersFound> {
    return this.reads.read([filter, sort, at], () => this.read({ filter, sort, at }));
  }

  /** At most `limit` members that the search finds, unordered. */
  async some(search: Search, limit: number): Promise<MemberRow[]> {
    return (await this.someOf('*', search, limit, await namesIn(this.pool, search))).map(memberOf);
  }

  override async idsCalled(text: string, limit: number): Promise<string[]> {
    const search = searchOf(text);
    return search ? this.idsOf(search, limit, await namesIn(this.pool, search)) : [];
  }

  override async idsNearlyCalled(text: string, limit: number): Promise<{ ids: string[]; areNear: boolean }> {
    const search = searchOf(text);
    if (!search) return { ids: [], areNear: false };
    const names = await namesIn(this.pool, search);
    const called = await this.idsOf(search, limit, names);
    const near = called.length > 0 ? undefined : await nearNamesIn(this.pool, names);
    return { ids: near ? await this.idsOf(search, limit, near) : called, areNear: near !== undefined };
  }

  private async idsOf(search: Search, limit: number, names: KnownNames): Promise<string[]> {
    return (await this.someOf('id', search, limit, names)).map(({ id }) => String(id));
  }

  private someOf(columns: '*' | 'id', search: Search, limit: number, names: KnownNames): Promise<Stored[]> {
    return this.rows(someSql(columns, search, names, limit));
  }

  private async read(question: Question): Promise<MembersFound> {
    const figure = figureOf(question.filter);
    const names = ['approved', 'banned', ...(figure === undefined ? [] : [figure])];
    const reading = readFigures(this.pool, memberFigures, { names });
    const [page, figures] = await Promise.all([
      question.filter.search ? this.search(question, reading) : this.page({ ...question, names: none }),
      reading,
    ]);
    const total = page.total ?? figures.get(figure ?? '') ?? 0;
    const counts = { approved: figures.get('approved') ?? 0, banned: figures.get('banned') ?? 0 };
    return { rows: page.rows, total, counts, foundElsewhere: page.foundElsewhere ?? null };
  }

  private async page(asked: Asked): Promise<Page> {
    return { rows: (await this.rows(pageSql(asked))).map(memberOf) };
  }

  /** A search with very many results is read in list order, and is not counted for a common name or a later page. */
  private async search(question: Question, reading: Promise<ReadonlyMap<string, number>>): Promise<Page> {
    const [names, figures] = await Promise.all([namesIn(this.pool, question.filter.search), reading]);
    const asked = { ...question, names };
    const [page, elsewhere] = await Promise.all([
      this.searchHere(asked, figures.get('banned') ?? 0),
      this.countElsewhere(asked),
    ]);
    return { ...page, ...elsewhere };
  }

  private async searchHere(asked: Asked, banned: number): Promise<Page> {
    const many = async (): Promise<Page> => ({ ...(await this.page(asked)), total: COUNT_CAP + 1 });
    const key = JSON.stringify(asked.filter);
    if (this.foundMany.get(key) || isSurelyMany(asked, banned)) return many();
    const found = await this.rows(searchSql(asked));
    const total = Number(found[0]?.['total']);
    if (total <= COUNT_CAP) return { rows: found.filter(({ id }) => id !== null).map(memberOf), total };
    this.foundMany.set(key, true);
    return many();
  }

  /** Counts results in the other list, so that the reader is told of them. */
  private async countElsewhere({ filter, names, at }: Asked): Promise<Pick<Page, 'foundElsewhere'>> {
    if (at.offset > 0 || at.after) return {};
    const other = { ...filter, status: filter.status === 'banned' ? 'approved' : 'banned' } as const;
    const [counted] = await this.rows(countSql(other, names, MAX_COUNTED_ELSEWHERE));
    return { foundElsewhere: Number(counted?.['n']) };
  }

  private async rows({ values, ...statement }: Sql): Promise<Stored[]> {
    return (await this.pool.query<Stored>({ ...statement, values: [...values] })).rows;
  }
}

type Stored = Record<string, unknown>;

type Question = Omit<Asked, 'names'>;

/** Whether a single word is a name that more than COUNT_CAP approved members surely have. */
const isSurelyMany = ({ filter: { status, search, equal }, names }: Asked, banned: number): boolean =>
  status === 'approved' &&
  Object.keys(equal).length === 0 &&
  search?.words.length === 1 &&
  [...names.values()].some(({ minMembers }) => minMembers - banned > COUNT_CAP);

interface Page {
  readonly rows: readonly MemberRow[];
  readonly total?: number;
  readonly foundElsewhere?: number;
}

const none: KnownNames = new Map();
const columns = columnsOf(Member);
const memberOf = (stored: Stored): MemberRow => rowOf(columns, stored) as MemberRow;
