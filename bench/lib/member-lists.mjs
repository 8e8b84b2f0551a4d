// The staff's lists over many members, compared with a bare server that runs the same statements.
import { built } from './built.mjs';
import { inRounds, median, medianRatio } from './rounds.mjs';

const { openMemberLists, phoneOf } = await built('benchmarks/member-lists.js');
const { measure } = await built('benchmarks/load.js');

const ROUNDS = 5;
const CONNECTIONS = 8;
const SECONDS = 2;
/** The warm-up, so that hot code is compiled before the measurement. */
const WARM_UP_SECONDS = 5;
const STEADY = { connections: 2, rate: 20, seconds: 6 };
/** Six slow requests decide one round of 120, so the median of several rounds counts. */
const STEADY_ROUNDS = 3;

const NUMBER = phoneOf(7_777).replace('+234', '0');

const lists = {
  'first page': '',
  'page 1,000': 'page=1000',
  'filter with total': 'country=nigeria&membershipType=Creator',
  'filter, page 1,000': 'country=nigeria&page=1000',
  'by points': 'sort=-points',
  'by name': 'sort=name',
  'search: part of a name': 'q=okafor-77',
  'search: a common name': 'q=okafor',
  'common name, by name': 'q=okafor&sort=name',
  'search: a number': `q=${NUMBER}`,
  'search: two letters': 'q=zz',
};

/** A queue of 50,000 rows. */
const queues = {
  'queue: first page': 'loans',
  'queue: overdue': 'loans?status=overdue',
  'queue: part of a name': 'loans?q=okafor-77',
  'queue: an amount': 'loans?q=250000&sort=-createdAt',
  'queue: a number': `tool-requests?q=${NUMBER}`,
  'queue: part of a tool': 'tool-requests?q=bag%2077&status=member',
};

export async function benchMemberLists(count, env) {
  const { product, newToken, bare, close } = await openMemberLists(count, CONNECTIONS, env, console.log);
  try {
    const token = await newToken();
    for (const side of [{ url: `${product}/api/admin/members`, token }, { url: `${bare}/members` }]) {
      await all({ ...side, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
    }
    const asked = { ...lists, 'search: an address': `q=${await addressOf(product, token)}` };
    console.log('list                     product/s    bare/s   ratio   p95 ms   bare p95   ratio   p95 at 20/s');
    for (const [name, query] of Object.entries(asked)) {
      const ours = { url: `${product}/api/admin/members?${query}`, token: await newToken() };
      console.log(name.padEnd(24) + (await compare(ours, { url: `${bare}/members?${query}` })));
    }
    for (const [name, path] of Object.entries({ ...queues, analysis: 'analytics' })) {
      const p95 = await steadyP95({ url: `${product}/api/admin/${path}`, token: await newToken() });
      console.log(name.padEnd(85) + p95.toFixed(1).padStart(9));
    }
  } finally {
    await close();
  }
}

async function addressOf(product, token) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${product}/api/admin/members?q=${NUMBER}`, { headers });
  const { items } = await answer.json();
  return items[0].email;
}

async function compare(ours, theirs) {
  const loadOf = (side, seconds) => all({ ...side, connections: CONNECTIONS, seconds });
  await loadOf(ours, 1);
  await loadOf(theirs, 1);
  const figures = await inRounds(ROUNDS, [
    { name: 'product', measure: () => loadOf(ours, SECONDS) },
    { name: 'bare', measure: () => loadOf(theirs, SECONDS) },
  ]);
  const steady = await steadyP95(ours);
  const of = (side, figure) => figures.get(side).map((round) => round[figure]);
  const cells = (figure, widths, digits) => [
    [median(of('product', figure)), widths[0], digits],
    [median(of('bare', figure)), widths[1], digits],
    [medianRatio(of('product', figure), of('bare', figure)), 8, 2],
  ];
  return [...cells('perSecond', [10, 10], 0), ...cells('p95', [9, 11], 1), [steady, 9, 1]]
    .map(([figure, width, digits]) => figure.toFixed(digits).padStart(width))
    .join('');
}

async function steadyP95(side) {
  const rounds = [];
  for (let round = 0; round < STEADY_ROUNDS; round += 1) rounds.push((await all({ ...side, ...STEADY })).p95);
  return median(rounds);
}

async function all(load) {
  const measured = await measure(load);
  if (measured.failed > 0) throw new Error(`${load.url}: some requests failed.`);
  return measured;
}
