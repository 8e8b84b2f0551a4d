// An HTTP client that acts like a browser: it keeps the connection, the session cookie and the token.
import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import { madeUpCreator } from '../../scripts/lib/compose/members.mjs';

const MAX_CONNECTIONS = 200;
/** How long before its end a page fetches a new token; it looks once in the interval. */
const EARLY_INTERVAL_MS = 100_000;
const CHECK_INTERVAL_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });

export class Visitor {
  #cookie = '';
  #renewsAt = Number.POSITIVE_INFINITY;
  #refreshing;

  constructor(url) {
    this.url = url;
  }

  async signIn(email, password) {
    this.#keep(await this.#exchange('POST', '/api/auth/login', { email, password }));
    return this;
  }

  async register() {
    this.#keep(await this.#exchange('POST', '/api/auth/register', madeUpCreator()));
    return this;
  }

  /** Returns the body. A command gets an idempotency key. Renews its token as a page does; throws on a refusal. */
  async send(method, path, body) {
    if (Date.now() > this.#renewsAt) void this.#refresh();
    const key = body && uuidv7();
    let answer = await this.#exchange(method, path, body, key);
    if (answer.status === 401) {
      await this.#refresh();
      answer = await this.#exchange(method, path, body, key);
    }
    if (answer.status >= 300) throw new Error(`${answer.status} ${path} ${answer.text}`);
    return JSON.parse(answer.text);
  }

  /** Concurrent calls share one refresh. */
  #refresh() {
    this.#refreshing ??= this.#exchange('POST', '/api/auth/refresh')
      .then((answer) => this.#keep(answer))
      .finally(() => {
        this.#refreshing = undefined;
      });
    return this.#refreshing;
  }

  #keep({ status, text, cookies = [] }) {
    if (status >= 300) throw new Error(`${status} ${text}`);
    this.#cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    const { accessToken, user, expiresIn } = JSON.parse(text);
    Object.assign(this, { accessToken, user });
    this.#renewsAt = Date.now() + expiresIn * 1_000 - EARLY_INTERVAL_MS + Math.random() * CHECK_INTERVAL_MS;
  }

  #exchange(method, path, body, key) {
    const sent = body && JSON.stringify(body);
    const headers = {
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      ...(key && { 'idempotency-key': key }),
      ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
      ...(this.#cookie && { cookie: this.#cookie }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(this.url + path, { method, headers, agent }, async (answer) => {
        const chunks = await answer.toArray();
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode, text, cookies: answer.headers['set-cookie'] });
      });
      asked.once('error', reject).end(sent);
    });
  }
}
