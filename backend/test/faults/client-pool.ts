import { io, type Socket } from 'socket.io-client';
import { eventually } from '../support/eventually.js';
import { PASSWORD, registration, type SignedIn, type TestAnswer, TestClient } from '../support/test-client.js';
import { below } from './scale.js';

const PAGES = ['/api/me', '/api/me/journey', '/api/me/points'];
const READERS = 8;
const PAGES_EACH = 12;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** Each visitor has an address, given by the proxy, and closes the connection after the response. */
const from = (n: number): Record<string, string> => ({
  connection: 'close',
  'x-forwarded-for': `10.${String(n >> 16)}.${String((n >> 8) & 255)}.${String(n & 255)}`,
});

/** Members who all connect at the same moment. */
export class ClientPool {
  private readonly sockets: Socket[] = [];

  private constructor(
    private readonly url: string,
    private readonly members: readonly TestClient[],
  ) {}

  static async gather(url: string, size: number): Promise<ClientPool> {
    const members: TestClient[] = [];
    for (let i = 0; i < size; i++) {
      const member = new TestClient(url);
      const { body } = await member.post<SignedIn>('/api/auth/register', registration(), from(i));
      member.accessToken = body.accessToken;
      member.user = body.user;
      members.push(member);
    }
    for (const member of members) await eventually(() => isThere(member));
    return new ClientPool(url, members);
  }

  /** Opens sockets. Each retries soon after it is refused. */
  listen(count: number): void {
    for (let i = 0; i < count; i++) {
      const token = this.member(i).accessToken;
      const socket = io(this.url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } });
      socket.on('connect_error', () => {
        this.connectLater(socket);
      });
      this.sockets.push(socket);
    }
  }

  comeBack(): void {
    for (const socket of this.sockets) socket.connect();
  }

  get connected(): number {
    return this.sockets.filter(({ connected }) => connected).length;
  }

  /** Signs in all members at once. Returns the answers, and the time of the last. */
  async signIn(count: number): Promise<{ answers: TestAnswer<unknown>[]; ms: number }> {
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: count }, (_, i) => {
        const { email = '' } = this.member(i).user ?? {};
        const asked = { email, password: PASSWORD };
        return new TestClient(this.url).post('/api/auth/login', asked, from(i));
      }),
    );
    return { answers, ms: performance.now() - begun };
  }

  /** The 95th percentile of page times, in milliseconds. */
  async p95(): Promise<number> {
    const times: number[] = [];
    const read = async (reader: number): Promise<void> => {
      for (let i = 0; i < PAGES_EACH; i++) {
        const begun = performance.now();
        await this.member(reader).get(PAGES[i % PAGES.length]!);
        times.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
    return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  }

  leave(): void {
    for (const socket of this.sockets.splice(0)) socket.removeAllListeners().disconnect();
  }

  private connectLater(socket: Socket): void {
    setTimeout(() => {
      if (this.sockets.includes(socket)) socket.connect();
    }, below(MAX_RECONNECT_DELAY_MS));
  }

  private member(i: number): TestClient {
    return this.members[i % this.members.length]!;
  }
}

async function isThere(member: TestClient): Promise<void> {
  const { status } = await member.get('/api/me');
  if (status !== 200) throw new Error('The profile is on its way.');
}
