import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { filterOf, type MembersQuery } from '../modules/admin/read-models/members/members.query.js';
import { pageSql, type Sql, searchSql } from '../modules/admin/read-models/members/members.sql.js';
import { figureOf, memberFigures } from '../modules/admin/read-models/members/members-figures.js';
import { namesIn } from '../modules/admin/read-models/members/members-names.js';
import { COUNT_CAP } from '../platform/projections/read-models.js';

const PAGE_SIZE = 10;

type Asked = Omit<MembersQuery, 'page'> & { page?: string };

/** Serves the same list with the same statements, but without access checks, validation and response shapes. */
export async function startBareServer(
  databaseUrl: string,
  connections: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  const server = new FastifyAdapter().getInstance();
  server.get('/members', async (request) => {
    const { page = '1', sort = '-registeredAt', ...query } = request.query as Asked;
    const filter = filterOf(query);
    const figure = figureOf(filter);
    const at = { offset: (Number(page) - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 };
    const rowsOf = async ({ values, ...sql }: Sql) =>
      (await pool.query<{ total?: number }>({ ...sql, values: [...values] })).rows;
    const figures = pool.query({
      name: 'figures',
      text: `select id, n::text from read.${memberFigures.table} where id = any($1)`,
      values: [['approved', 'banned', ...(figure === undefined ? [] : [figure])]],
    });
    const search = async () => {
      const asked = { filter, names: await namesIn(pool, filter.search), sort, at };
      const found = await rowsOf(searchSql(asked));
      return Number(found[0]?.total) > COUNT_CAP ? rowsOf(pageSql(asked)) : found;
    };
    const list = () => rowsOf(pageSql({ filter, names: new Map(), sort, at }));
    const [rows, counts] = await Promise.all([filter.search ? search() : list(), figures]);
    return { items: rows.slice(0, PAGE_SIZE), counts: counts.rows };
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    close: async () => {
      await server.close();
      await pool.end();
    },
  };
}
