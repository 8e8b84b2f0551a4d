import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const UPSTREAM_TIMEOUT_MS = 10_000;
const LEAVE_OUT_TTL_MS = 5_000;
const RETRY_DELAY_MS = 100;

type Tried = 'answered' | 'not reached' | 'broken off';

/**
 * Balances requests by the rules of `deploy/Caddyfile`. An unreachable server is skipped for a while, and the request
 * goes to the next. A request that was sent is not repeated, as it may have been carried out.
 */
export class SmallProxy {
  private readonly leftOutUntil = new Map<string, number>();
  private readonly server: Server;
  private turn = 0;
  /** Requests that another server took, and requests whose answer was lost. */
  readonly figures = { passedOn: 0, brokenOff: 0 };

  private constructor(private readonly upstreams: readonly string[]) {
    this.server = createServer((incoming, outgoing) => void this.pass(incoming, outgoing));
  }

  static async before(upstreams: readonly string[]): Promise<SmallProxy> {
    const proxy = new SmallProxy(upstreams);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (const deadline = performance.now() + UPSTREAM_TIMEOUT_MS; performance.now() < deadline; ) {
      const tried = await this.tryNext(incoming, body, outgoing);
      if (tried === 'answered') return;
      if (tried === 'broken off') break;
      await pause(RETRY_DELAY_MS);
    }
    outgoing.writeHead(502).end();
  }

  private async tryNext(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<Tried> {
    const upstream = this.next();
    if (upstream === undefined) return 'not reached';
    const tried = await tryOne(upstream, incoming, body, outgoing);
    if (tried === 'answered') return tried;
    this.leftOutUntil.set(upstream, performance.now() + LEAVE_OUT_TTL_MS);
    this.figures[tried === 'broken off' ? 'brokenOff' : 'passedOn']++;
    return tried;
  }

  private next(): string | undefined {
    const now = performance.now();
    const there = this.upstreams.filter((upstream) => (this.leftOutUntil.get(upstream) ?? 0) < now);
    return there[this.turn++ % there.length];
  }
}

async function tryOne(upstream: string, { method, url, headers }: IncomingMessage, body: Buffer, to: ServerResponse) {
  let isReached = false;
  return new Promise<Tried>((resolve) => {
    const onward = request(`${upstream}${url ?? ''}`, { method, headers, agent: false });
    onward.on('socket', (socket) => {
      socket.once('connect', () => {
        isReached = true;
      });
    });
    onward.on('error', () => {
      resolve(isReached ? 'broken off' : 'not reached');
    });
    onward.on('response', (answer) => {
      buffer(answer).then(
        (content) => {
          const { 'transfer-encoding': _, ...kept } = answer.headers;
          to.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': content.length }).end(content);
          resolve('answered');
        },
        () => resolve('broken off'),
      );
    });
    onward.end(body);
  });
}
