// Whether response times reveal which addresses have accounts, and whether fifty tabs ever sign a member out.
import { randomUUID } from 'node:crypto';
import { withProduct } from './lib/product.mjs';
import { median } from './lib/rounds.mjs';

const PAIRS = 500;
const WARM_UP = 25;
const TABS = 50;
const EXPIRIES = 200;

export async function benchSignIn(url) {
  return withProduct(url, 'all', async (part, _, app) => {
    await app.listen(0, '127.0.0.1');
    const post = postTo(await app.getUrl());
    const known = [];
    for (let member = 0; member < PAIRS + WARM_UP; member++) known.push(await register(post));
    const pool = await part('platform/database/pool.js', 'Pool');
    // Many failures would slow down all sign-ins, so they are deleted before each pair.
    const forgetFailures = () => pool.query('delete from es.try_outcomes');
    const logIn = (email) => post('/api/auth/login', { email, password: 'not the password' });
    const forget = (email) => post('/api/auth/password/forgot', { email });
    return [
      await comparePairs('login, known and unknown address', known, logIn, forgetFailures),
      await comparePairs('forgotten password, known and unknown address', known, forget),
      await refreshInTabs(post),
    ];
  });
}

/** Asks for one known and one new address per pair, in alternating order. No address is used twice. */
async function comparePairs(name, known, ask, beforePair = () => undefined) {
  const figures = { known: [], unknown: [] };
  for (const [pair, email] of known.entries()) {
    await beforePair();
    const both = { known: email, unknown: newAddress() };
    for (const who of pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const begun = performance.now();
      await ask(both[who]);
      if (pair >= WARM_UP) figures[who].push(performance.now() - begun);
    }
  }
  const [knownMs, unknownMs] = [median(figures.known), median(figures.unknown)];
  const difference = median(figures.known.map((ms, pair) => ms - figures.unknown[pair]));
  return { bench: 'sign-in', name, pairs: PAIRS, knownMs, unknownMs, percentApart: (100 * difference) / unknownMs };
}

/** All tabs of a member refresh at the same moment, once per expiry. */
async function refreshInTabs(post) {
  let { cookie } = await post('/api/auth/register', registration());
  let signedOut = 0;
  for (let expiry = 0; expiry < EXPIRIES; expiry++) {
    const answers = await Promise.all(Array.from({ length: TABS }, () => post('/api/auth/refresh', {}, { cookie })));
    signedOut += answers.filter(({ status }) => status !== 200).length;
    cookie = answers.at(-1).cookie ?? cookie;
  }
  return { bench: 'sign-in', name: `${TABS} tabs, ${EXPIRIES} expiries`, signedOut };
}

/** Each call has its own client address, so that no limit applies. */
const postTo =
  (base) =>
  async (path, body, headers = {}) => {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newIp(), ...headers },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] };
  };

async function register(post) {
  const body = registration();
  await post('/api/auth/register', body);
  return body.email;
}

const newAddress = () => `member-${randomUUID()}@example.com`;
const newIp = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const registration = () => ({
  email: newAddress(),
  password: 'a sentence to remember',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: `+23480${String(Math.floor(Math.random() * 1e8)).padStart(8, '1')}`,
  country: 'nigeria',
  state: 'Lagos',
  gender: 'Female',
  membershipType: 'Creator',
  qualification: 'Marketing',
});
