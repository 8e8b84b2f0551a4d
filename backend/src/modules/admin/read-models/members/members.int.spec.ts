import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { fill } from '../../../../benchmarks/fill-members.js';
import { registerMany } from '../../../../benchmarks/many-members.js';
import { inTransaction, Pool } from '../../../../platform/database/pool.js';
import type { Recorded } from '../../../../platform/event-sourcing/index.js';
import { ErasedHistories } from '../../../../platform/projections/erased-histories.js';
import { ReadModelRegistry } from '../../../../platform/projections/read-model-registry.js';
import { ReadModelSubscriber } from '../../../../platform/projections/read-model-subscriber.js';
import { filterOf } from './members.query.js';
import type { MemberPage } from './members.response.js';
import { pageSql, type Sql, searchSql } from './members.sql.js';
import { namesIn } from './members-names.js';

const MEMBERS = 60;
const PAGE = 7;

const product = testApp({ ROLE: 'api' });
let admin: TestClient;
beforeAll(async () => {
  await registerMany(product.app, MEMBERS);
  await fill(product.app, ['members']);
  admin = await product.admin();
});

const list = async (query: string): Promise<MemberPage> =>
  (await admin.get<MemberPage>(`/api/admin/members?${query}`)).body;
const idsOf = ({ items }: MemberPage): string[] => items.map(({ userId }) => userId);

/** Sends an event about a member through the projector. */
async function happened(id: string | undefined, type: string, data: object): Promise<void> {
  const [registry, pool] = [product.app.get(ReadModelRegistry), product.app.get(Pool)];
  const [model] = registry.all().filter(({ projector }) => projector.name === 'members');
  if (!model) throw new Error('There is no list of members.');
  const subscriber = new ReadModelSubscriber(model, registry.typesOf(model), product.app.get(ErasedHistories), 'test');
  const event = { type, data, meta: { subjectId: id, recordedAt: new Date() } } as unknown as Recorded;
  const prepared = await subscriber.prepare([event]);
  await inTransaction(pool, (tx) => subscriber.handle(tx, [event], prepared));
}

const rename = (id: string | undefined, [firstName, lastName, email]: readonly [string, string, string]) =>
  happened(id, 'AccountCorrected', { firstName, lastName, email });
const ban = (id: string | undefined) => happened(id, 'MemberBanned', {});
const reactivate = (id: string | undefined) => happened(id, 'MemberReactivated', {});

/** The members that readers of the history find. */
async function known(words: string): Promise<string[]> {
  const { body } = await admin.get<{ items: { id: string }[] }>(`/api/audit/members?q=${words}`);
  return body.items.map(({ id }) => id);
}

/** All members of a list, page by page. */
async function byPages(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= Math.ceil(MEMBERS / PAGE); page++) {
    ids.push(...idsOf(await list(`${query}&pageSize=${String(PAGE)}&page=${String(page)}`)));
  }
  return ids;
}

/** All members of a list, each page by the cursor of the one before. */
async function byCursor(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await list(`${query}&pageSize=${String(PAGE)}${cursor && `&cursor=${cursor}`}`);
    ids.push(...idsOf(page));
    if (page.nextCursor === null) return ids;
    cursor = page.nextCursor;
  }
}

describe('the list of members', () => {
  it.each(['name', '-name', 'points', '-points', 'registeredAt', '-registeredAt'])(
    'has everyone once, by pages and by cursor alike, in the order of %s',
    async (sort) => {
      const ids = await byPages(`sort=${sort}`);
      expect(new Set(ids).size).toBe(MEMBERS);
      expect(await byCursor(`sort=${sort}`)).toEqual(ids);
    },
  );

  it.each([
    '',
    'country=nigeria',
    'membershipType=Business',
    'country=nigeria&membershipType=Creator',
    'country=nigeria&q=ada',
  ])('counts as many as it has: %s', async (query) => {
    expect((await list(query)).total).toBe((await byPages(query)).length);
  });

  it('finds every word, in names, addresses and numbers', async () => {
    const { items } = await list('q=0000007');
    expect(items).toHaveLength(1);
    const { firstName = '', lastName = '', userId } = items[0] ?? {};
    expect(idsOf(await list(`q=${firstName.toUpperCase()} ${lastName}`))).toContain(userId);
    expect(idsOf(await list(`q=${firstName}.7`))).toEqual([userId]);
    expect((await list('q=%25')).total).toBe(0);
  });

  it.each([
    ['%2B2348000000007', 1],
    ['%2B234 (800) 000 0007', 1],
    ['002348000000007', 1],
    ['2348000000007', 1],
    ['08000000007', 1],
    ['0800 000-0007', 1],
    ['0800000000', 10],
    ['08000000999', 0],
    ['0007', 1],
    ['%2B234(0)800.000.0007', 1],
    ['0800.000.0007', 1],
    ['0800/000/0007', 1],
    ['%E2%80%8E%2B234 800 000 0007', 1],
    ['0800.000.00', 60],
    ['%2B234(0)80000', 60],
  ])('finds numbers however they are written: %s', async (number, found) => {
    const { items, total } = await list(`q=${number}&pageSize=100`);
    expect([items.length, total]).toEqual([found, found]);
  });

  it('tells how many a search finds on every page, and beyond the last', async () => {
    const { total, items } = await list('q=example.com&pageSize=100');
    expect([total, items.length]).toEqual([MEMBERS, MEMBERS]);
    expect((await list('q=example.com&pageSize=7&page=2')).items).toEqual(items.slice(7, 14));
    expect(await list('q=example.com&page=50')).toMatchObject({ total: MEMBERS, items: [], nextCursor: null });
    expect(await byCursor('q=example.com&sort=name')).toEqual(await byPages('sort=name'));
  });

  it('finds words of one or two letters where names begin with them', async () => {
    const { items } = await list('pageSize=100');
    for (const letters of ['ad', 'k']) {
      const begins = (name: string) => name.toLowerCase().startsWith(letters);
      const those = items.filter(({ firstName, lastName }) => begins(firstName) || begins(lastName));
      expect((await list(`q=${letters}`)).total).toBe(those.length);
    }
  });

  it('finds an address by its beginning, though others contain it', async () => {
    const [one, other] = (await list('q=@example.com&sort=name')).items;
    await rename(other?.userId, [other?.firstName ?? '', other?.lastName ?? '', `new-${one?.email ?? ''}`]);
    const address = one?.email.toUpperCase() ?? '';
    const found = await list(`q=${address}`);
    expect([idsOf(found), found.total]).toEqual([[one?.userId], 1]);
    expect((await list(`q=${address}&status=banned`)).total).toBe(0);
    expect(idsOf(await list(`q=${address.slice(0, -4)}`))).toEqual([one?.userId]);
    expect((await list('q=@example.com')).total).toBe(MEMBERS);
    expect(await known(address)).toEqual([one?.userId]);
  });

  it('finds banned members by the reference of their appeal', async () => {
    const [one, other] = (await list('sort=name')).items.map(({ userId }) => userId);
    await ban(one);
    await ban(other);
    const reference = one?.slice(-8).toUpperCase() ?? '';
    expect(idsOf(await list(`q=${reference}&status=banned`))).toEqual([one]);
    expect((await list(`q=${reference}`)).total).toBe(0);
    await reactivate(one);
    await reactivate(other);
  });

  it('refuses a cursor that it did not give', async () => {
    const { nextCursor } = await list('sort=name&pageSize=5');
    for (const cursor of ['x', 'WzFd', nextCursor ?? '']) {
      expect((await admin.get(`/api/admin/members?sort=points&cursor=${cursor}`)).status).toBe(400);
    }
  });
});

describe('a part of five letters or more', () => {
  let id: string | undefined;
  beforeAll(async () => {
    id = (await list('pageSize=1')).items[0]?.userId;
    await rename(id, ['Ọlátúnjí', 'O’Brien-50%_x😀y', 'first-b.later@example.org']);
  });

  it.each(['ỌLÁTÚ', 'látún', 'túnjí', 'o’brien', 'rien-', '-50%_', '50%_x😀y', 'brien látún', 'first-b', 'first-b.la'])(
    'is found wherever it stands in a name, and where an address begins: %s',
    async (part) => {
      expect(idsOf(await list(`q=${encodeURIComponent(part)}`))).toEqual([id]);
    },
  );

  it.each(['látúx', '-50__', 'túnjío', 'later', 'brien látúx'])('is not found where it is not: %s', async (part) => {
    expect(idsOf(await list(`q=${encodeURIComponent(part)}`))).toEqual([]);
  });
});

describe('a search that very many fit', () => {
  const word = 'tamunosiki';
  beforeAll(async () => {
    const { items } = await list('sort=points&pageSize=20');
    for (const [i, { userId }] of items.entries()) {
      await rename(userId, [i % 2 ? 'Zuri' : 'Ayo', `Tamunosiki-${String(i % 5)}`, `${String(i)}@example.org`]);
    }
  });

  const idsBy = async ({ text, values }: Sql): Promise<string[]> => {
    const { rows } = await product.app.get(Pool).query<{ id: string }>(text, [...values]);
    return rows.map(({ id }) => id);
  };

  it.each(['name', '-name', 'points', '-points', 'registeredAt', '-registeredAt'] as const)(
    'is shown in the same order, %s, without a count',
    async (sort) => {
      const filter = filterOf({ q: word });
      const names = filter.search ? await namesIn(product.app.get(Pool), filter.search) : new Map();
      for (const at of [
        { offset: 0, limit: 7 },
        { offset: 14, limit: 7 },
      ]) {
        const page = await idsBy(pageSql({ filter, names, sort, at }));
        expect(page).toHaveLength(Math.min(7, 20 - at.offset));
        expect(page).toEqual(await idsBy(searchSql({ filter, names, sort, at })));
      }
    },
  );
});

describe('names', () => {
  it.each([
    ["O'Neill", 'oneill'],
    ['O’Neill', "o'neill"],
    ['ONeill', 'O’Neill'],
    ['Ososanya', 'Ososanya, Zuberi'],
    ['Ososanya', 'Ososanya,Zuberi'],
    ['Ososanya', 'Z. Ososanya'],
    ["Ng'ang'a", 'nganga'],
    ['ǃXóõ', 'xoo'],
    ['van der Merwe', 'Merwe, van der'],
    ['St. John', 'st john'],
    ['user@home', 'user@home'],
    ['1.000,00', '1.000,00'],
    ['“…”', '“…”'],
  ])('are found as people write them: %s by %s', async (lastName, q) => {
    const [one] = (await list('pageSize=1')).items.map(({ userId }) => userId);
    await rename(one, ['Zuberi', lastName, 'zuberi.first@example.org']);
    expect(idsOf(await list(`q=${encodeURIComponent(q)}`))).toEqual([one]);
  });

  it('are told of where they stand in the other list', async () => {
    const [one] = (await list('pageSize=1')).items.map(({ userId }) => userId);
    await rename(one, ['Zuberi', 'Elsewhere', 'zuberi.first@example.org']);
    await ban(one);
    expect(await list('q=zuberi elsewhere')).toMatchObject({ items: [], total: 0, foundElsewhere: 1 });
    expect(await list('q=zuberi elsewhere&status=banned')).toMatchObject({ total: 1, foundElsewhere: 0 });
    await reactivate(one);
    expect((await list('q=zuberi elsewhere&page=2')).foundElsewhere).toBeNull();
    expect((await list('')).foundElsewhere).toBeNull();
  });

  it('are found and put in order without regard to capitals and accents', async () => {
    const [one, other] = (await list('pageSize=2')).items.map(({ userId }) => userId);
    await rename(one, ['Ṣadé', 'van Wyk', 'sade@example.org']);
    await rename(other, ['Ada', 'ZÚLU', 'skywalker@example.org']);
    expect(idsOf(await list('q=SADE wyk'))).toEqual([one]);
    expect(idsOf(await list('q=zulu'))).toEqual([other]);
    expect(idsOf(await list('q=zúlu&sort=name'))).toEqual([other]);
    expect(idsOf(await list('q=skywalk'))).toEqual([other]);
    expect(idsOf(await list('q=sky'))).toEqual([other]);
    const byName = await byPages('sort=name');
    expect(byName.indexOf(one ?? '')).toBeLessThan(byName.indexOf(other ?? ''));
  });

  it('count a member once who bears one in several places', async () => {
    const [one] = (await list('pageSize=1')).items.map(({ userId }) => userId);
    await rename(one, ['Zibuyile', 'Zibuyile-Eze', 'zibuyile.first@example.org']);
    for (const sort of ['name', '-points', 'registeredAt']) {
      const found = await list(`q=zibuyile&sort=${sort}`);
      expect([idsOf(found), found.total]).toEqual([[one], 1]);
    }
  });

  it('are kept in no table once nobody bears them', async () => {
    const [one] = (await list('pageSize=1')).items.map(({ userId }) => userId);
    await rename(one, ['Unique', 'Singular', 'one@example.org']);
    await rename(one, ['Ada', 'Bello', 'one@example.org']);
    const { rows } = await product.app
      .get(Pool)
      .query(`select id from read.members_names where name in ('unique', 'singular')`);
    expect(rows).toEqual([]);
  });
});
