// The requests of members and reviewers in a busy minute, at a constant rate, with open sockets.
import { setTimeout } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';

const TICK_DELAY_MS = 5;
const TRY_AGAIN_DELAY_MS = 1_000;
const PAGES = ['/api/me', '/api/me/journey', '/api/me/points', '/api/me/appraisals', '/api/me/notifications'];
const LISTS = ['appraisals', 'members', 'members?q=obi', 'members?sort=-points', 'decisions/appraisals'];
/** The mix of forty requests. */
const MIX = ['review', 'handIn', 'edit', ...Array(5).fill('list'), ...Array(32).fill('page')];
const DAY = { learnings: 'A headline makes one promise.', assignmentUrl: 'https://example.com/posts/1' };

export class MixedLoad {
  failures = [];
  news = 0;
  #sockets = [];
  #asked = 0;
  /** Creators who can submit, and appraisals that wait. After a rejection the creator submits again. */
  #ready;
  #waiting = [];

  constructor({ url, staff, creators, rate }) {
    Object.assign(this, { url, staff, creators, rate });
    this.#ready = [...creators];
  }

  get connected() {
    return this.#sockets.filter(({ connected }) => connected).length;
  }

  async open() {
    for (const [i, creator] of this.creators.entries()) {
      const auth = (tell) => tell({ token: creator.accessToken });
      const socket = io(this.url, { transports: ['websocket'], forceNew: true, auth });
      socket.onAny(() => {
        this.news += 1;
      });
      // A busy server may refuse it: retry, as a page does.
      socket.on('connect_error', () => setTimeout(() => socket.connect(), TRY_AGAIN_DELAY_MS));
      this.#sockets.push(socket);
      if (i % 20 === 0) await pause(50);
    }
    while (this.connected < this.creators.length) await pause(100);
  }

  close() {
    for (const socket of this.#sockets) socket.disconnect();
  }

  /** Milliseconds of each request from its due time, so that a stalled server makes all of them late. */
  async run(seconds) {
    const times = [];
    const asking = [];
    const begun = performance.now();
    for (let sent = 0; sent < seconds * this.rate; ) {
      const due = begun + (sent * 1_000) / this.rate;
      if (due > performance.now()) {
        await pause(TICK_DELAY_MS);
        continue;
      }
      sent += 1;
      asking.push(this.#ask().then(() => times.push(performance.now() - due)));
    }
    await Promise.all(asking);
    return times;
  }

  async #ask() {
    this.#asked += 1;
    const kind = MIX[this.#asked % MIX.length];
    try {
      await this[`_${kind}`](this.#asked);
    } catch (error) {
      this.failures.push(`${kind}: ${error.message}`);
    }
  }

  _page(n) {
    return this.#any(n).send('GET', PAGES[n % PAGES.length]);
  }

  _list(n) {
    return this.staff.send('GET', `/api/admin/${LISTS[n % LISTS.length]}`);
  }

  _edit(n) {
    return this.#any(n).send('PATCH', '/api/me', { motivation: `To learn, ${n}.` });
  }

  async _handIn(n) {
    const creator = this.#ready.shift();
    if (!creator) return this._page(n);
    const { appraisalId } = await creator.send('POST', '/api/me/appraisals', DAY);
    this.#waiting.push({ creator, appraisalId });
  }

  async _review(n) {
    const next = this.#waiting.shift();
    if (!next) return this._page(n);
    await this.staff.send('POST', `/api/admin/appraisals/${next.appraisalId}/reject`, { reason: 'Once more.' });
    this.#ready.push(next.creator);
  }

  #any(n) {
    return this.creators[(n * 7) % this.creators.length];
  }
}
