import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { dropConnection } from './drop-slow-client.js';

type Connection = Socket['conn'];

/** More tabs than anybody has open. Counted per process. */
export const MAX_SOCKETS_PER_MEMBER = 50;
/** Clients only sign in, listen and answer pings. */
export const MAX_PACKETS_PER_MINUTE = 60;
export const MAX_ANONYMOUS_PER_NETWORK = 100;
export const CONNECT_TIMEOUT_MS = 10_000;

const MINUTE_MS = 60_000;

/** Undefined for requests from this machine, which are not counted. */
export type NetworkOfRequest = (request: IncomingMessage) => string | undefined;

export class AnonymousConnections {
  private readonly networks = new Map<Connection, string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly networkOf: NetworkOfRequest) {}

  isFull(request: IncomingMessage): boolean {
    const network = this.networkOf(request);
    return network !== undefined && (this.counts.get(network) ?? 0) >= MAX_ANONYMOUS_PER_NETWORK;
  }

  add(line: Connection): void {
    const network = this.networkOf(line.request);
    if (network === undefined) return;
    this.networks.set(line, network);
    this.counts.set(network, (this.counts.get(network) ?? 0) + 1);
    line.once('close', () => this.release(line));
  }

  release(line: Connection): void {
    const network = this.networks.get(line);
    if (network === undefined || !this.networks.delete(line)) return;
    const left = (this.counts.get(network) ?? 0) - 1;
    if (left > 0) this.counts.set(network, left);
    else this.counts.delete(network);
  }
}

export function dropTalkativeClient(line: Connection): void {
  let [since, count] = [Date.now(), 0];
  line.on('packet', () => {
    if (Date.now() - since > MINUTE_MS) [since, count] = [Date.now(), 0];
    count += 1;
    if (count > MAX_PACKETS_PER_MINUTE) dropConnection(line);
  });
}
