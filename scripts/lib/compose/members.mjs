// Members and staff who call the installation over TLS, and a load generator that records every answer.
import { randomInt } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { Problem } from '../problem.mjs';
import { ADMIN } from './site.mjs';

const URL_OF_SITE = 'https://localhost';
const RETRY_DELAY_MS = 200;
const ANSWER_TIMEOUT_MS = 120_000;
const passing = [429, 502, 503, 504];

/** Retries until the answer is enough, as a browser would; a command keeps its idempotency key. */
export async function insist(send, isEnough = () => true, onFailure = () => undefined) {
  for (const start = Date.now(); ; await pause(RETRY_DELAY_MS)) {
    const answer = await send().catch((error) => ({ status: 0, body: String(error.cause ?? error) }));
    const isLost = answer.status === 0 || passing.includes(answer.status);
    if (isLost) onFailure(answer);
    if (answer.status >= 200 && answer.status < 300 && isEnough(answer.body)) return answer.body;
    if (answer.status >= 400 && !isLost && answer.status !== 404)
      throw new Problem(`${answer.status}: ${JSON.stringify(answer.body)}`);
    if (Date.now() - start > ANSWER_TIMEOUT_MS) throw new Problem(`Not in time: ${JSON.stringify(answer)}`);
  }
}

/** Registration data of a creator with a unique address. */
export function madeUpCreator() {
  const account = { email: `member-${randomInt(1e12)}@example.com`, password: 'a calabash of palm wine' };
  const phone = `+23480${String(randomInt(1e8)).padStart(8, '1')}`;
  const person = { firstName: 'Ada', lastName: 'Obi', gender: 'Female', phone, country: 'nigeria', state: 'Lagos' };
  return { ...account, ...person, membershipType: 'Creator', qualification: 'Marketing' };
}

export class Member {
  constructor(url = URL_OF_SITE) {
    this.url = url;
  }

  async send(method, path, body, key) {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  command(path, body) {
    const key = uuidv7();
    return insist(() => this.send('POST', path, body, key));
  }

  see(path, isEnough) {
    return insist(() => this.send('GET', path), isEnough);
  }

  async signIn({ email, password } = ADMIN) {
    ({ accessToken: this.accessToken, user: this.user } = await this.command('/api/auth/login', { email, password }));
    return this;
  }

  async register() {
    this.account = madeUpCreator();
    await this.command('/api/auth/register', this.account);
    return this.signIn(this.account);
  }
}

/** A creator registers, becomes Pro and submits day 1; staff approve it; the points appear. */
export async function walkJourney() {
  const [creator, admin] = [await new Member().register(), await new Member().signIn()];
  await admin.command(`/api/admin/members/${creator.user.id}/upgrade`, {});
  await creator.see('/api/me', ({ profileStatus }) => profileStatus === 'pro');
  const day = { learnings: 'A headline makes one promise.', assignmentUrl: 'https://example.com/posts/1' };
  const { appraisalId } = await creator.command('/api/me/appraisals', day);
  await admin.command(`/api/admin/appraisals/${appraisalId}/approve`, { points: 10 });
  await creator.see('/api/me', ({ points }) => points >= 10);
}

/** Members who alternately send a command and read a page. Acknowledged ids are fsynced before they go on. */
export class Load {
  acknowledged = [];
  /** The longest time in ms without an acknowledgement; set it to 0 to start again. */
  longestGap = 0;
  failures = [];
  requests = 0;
  #isStopped = false;

  constructor(members, journal) {
    this.journal = openSync(journal, 'a');
    this.last = performance.now();
    this.running = Promise.all(members.map((member) => this.#go(member)));
    this.running.catch(() => undefined); // stop() reports it
  }

  async stop() {
    this.#isStopped = true;
    await this.running;
    closeSync(this.journal);
  }

  async more(count) {
    const enough = this.acknowledged.length + count;
    while (this.acknowledged.length < enough) await Promise.race([pause(100), this.running]);
  }

  /** Throws unless each acknowledged command is recorded once. @param recorded command ids of all events */
  assertKept(recorded) {
    const times = Map.groupBy(recorded, (id) => id);
    const wrong = this.acknowledged.filter((id) => times.get(id)?.length !== 1);
    if (wrong.length > 0)
      throw new Problem(`${wrong.length} acknowledged commands are not in the log once: ${wrong[0]}`);
  }

  async #go(member) {
    await member.signIn(member.account);
    while (!this.#isStopped) {
      const id = uuidv7();
      await this.#ask(member, () => member.send('PATCH', '/api/me', { motivation: id }, id));
      writeSync(this.journal, `${id}\n`);
      fsyncSync(this.journal);
      this.acknowledged.push(id);
      this.longestGap = Math.max(this.longestGap, performance.now() - this.last);
      this.last = performance.now();
      await this.#ask(member, () => member.send('GET', '/api/me'));
    }
  }

  /** Signs in again when the access token has expired. A lost answer counts as a failure even if a retry succeeds. */
  #ask(member, send) {
    const signedIn = async () => {
      const answer = await send();
      return answer.status === 401 ? member.signIn(member.account).then(send) : answer;
    };
    this.requests += 1;
    return insist(signedIn, undefined, (answer) => this.failures.push(answer));
  }
}
