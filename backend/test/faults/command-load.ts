import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { idOf, kycForm } from '../support/businesses.js';
import { registration, type TestAnswer, TestClient } from '../support/test-client.js';
import type { Journal, Outcome } from './journal.js';
import { below } from './scale.js';

interface Ask {
  readonly client: TestClient;
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: unknown;
}

export interface Crowd {
  readonly url: string;
  readonly admin: TestClient;
  readonly creators: readonly TestClient[];
  readonly businesses: readonly TestClient[];
}

const TOOLS = ['Website', 'Mobile App'];
const RETRY_DELAY_MS = 20;
const ANSWER_TIMEOUT_MS = 10_000;

/** Clients that send commands continuously, record the outcomes, and repeat lost ones under the same key. */
export class CommandLoad {
  /** Responses that took more than 10 s, which no client may see. */
  readonly faults: string[] = [];
  /** How often a client was told to retry. */
  unavailable = 0;
  private isStopped = false;
  private readonly running: Promise<unknown>;

  constructor(
    private readonly crowd: Crowd,
    private readonly journal: Journal,
    clients: number,
  ) {
    this.running = Promise.all(Array.from({ length: clients }, () => this.sendUntilStopped()));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async sendUntilStopped(): Promise<void> {
    while (!this.isStopped) await this.send(this.anyAsk());
  }

  private async send(ask: Ask): Promise<void> {
    const commandId = uuidv7();
    this.journal.note({ commandId, outcome: 'unknown' });
    const insists = below(2) === 0;
    for (;;) {
      const outcome = await this.outcomeOf(ask, commandId);
      if (outcome === 'put off') return; // tells nothing about an earlier try
      this.journal.note({ commandId, outcome });
      if (outcome !== 'unknown') return;
      await pause(RETRY_DELAY_MS);
      if (!insists || this.isStopped) return;
    }
  }

  private async outcomeOf({ client, method, path, body }: Ask, commandId: string): Promise<Outcome | 'put off'> {
    await client.staySignedIn();
    const begun = performance.now();
    const answer = await client
      .send(method, path, { body, headers: { 'idempotency-key': commandId } })
      .catch(() => undefined);
    const ms = Math.round(performance.now() - begun);
    if (ms > ANSWER_TIMEOUT_MS) this.faults.push(`${method} ${path} was answered after ${String(ms)} ms`);
    if (answer?.status === 503) this.unavailable++;
    return answer ? judged(answer) : 'unknown';
  }

  private anyAsk(): Ask {
    const { admin, creators, businesses, url } = this.crowd;
    const business = anyOf(businesses);
    const dice = below(20);
    if (dice < 1)
      return { client: new TestClient(url), method: 'POST', path: '/api/auth/register', body: registration() };
    if (dice < 4)
      return { client: business, method: 'POST', path: '/api/me/kyc', body: kycForm({ neededTools: TOOLS }) };
    if (dice < 7) return { client: admin, method: 'POST', path: `/api/admin/kyc/${idOf(business)}/fail`, body: {} };
    if (dice < 11) return { client: anyOf(creators), method: 'PATCH', path: '/api/me', body: { motivation: uuidv7() } };
    const path = `/api/admin/members/${idOf(anyOf(creators))}/points`;
    return { client: admin, method: 'POST', path, body: { delta: 1 + below(9) } };
  }
}

function judged({ status, body }: TestAnswer<unknown>): Outcome | 'put off' {
  if (status < 300) return 'acknowledged';
  if (status === 503) return 'unknown';
  if (status === 429) return 'put off';
  if ([404, 409, 422].includes(status)) return 'refused';
  throw new Error(`A command was answered with ${String(status)}: ${JSON.stringify(body)}`);
}

function anyOf<T>(items: readonly T[]): T {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

/** The members of the load, registered before it begins. */
export async function gatherCrowd(url: string, email: string, password: string, size: number): Promise<Crowd> {
  const admin = new TestClient(url);
  await admin.signIn(email, password);
  const join = async (overrides: object): Promise<TestClient> => {
    const member = new TestClient(url);
    await member.register(overrides);
    while ((await member.get('/api/me')).status !== 200) await pause(RETRY_DELAY_MS); // its profile is not there yet
    return member;
  };
  const [creators, businesses]: [TestClient[], TestClient[]] = [[], []];
  for (let i = 0; i < size; i++) {
    creators.push(await join({}));
    businesses.push(await join({ membershipType: 'Business', qualification: undefined }));
  }
  return { url, admin, creators, businesses };
}
