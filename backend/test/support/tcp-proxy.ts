import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that a test can break or stall. */
export interface TcpProxy {
  /** The server's address through this proxy. */
  readonly url: string;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Breaks all connections. New ones go to another server. */
  leadTo(targetUrl: string): void;
  /** Blocks all traffic silently. Connections stay open, and new ones are accepted. */
  stall(): void;
  resume(): void;
  /** Breaks the connection instead of the next answer to a request with these words. */
  loseAnswerTo(words: RegExp): void;
}

export async function proxyTo(targetUrl: string): Promise<TcpProxy> {
  let target = new URL(targetUrl);
  const open = new Set<Socket>();
  let isStalled = false;
  let lost: RegExp | undefined;
  const server = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => {
        if (from === client && lost?.test(chunk.toString('latin1'))) {
          lost = undefined;
          onward.removeAllListeners('data').once('data', () => {
            client.destroy();
            onward.destroy();
          });
        }
        to.write(chunk);
      });
      from.on('end', () => to.end()).on('close', () => open.delete(from));
      from.on('error', () => to.destroy());
      if (isStalled) from.pause();
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(targetUrl);
  url.host = `127.0.0.1:${String(port)}`;
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of open) socket.destroy();
      }),
    mend() {
      isStalled = false;
      return listen(port);
    },
    leadTo(otherUrl) {
      target = new URL(otherUrl);
      for (const socket of open) socket.destroy();
    },
    stall() {
      isStalled = true;
      for (const socket of open) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of open) socket.resume();
    },
    loseAnswerTo(words) {
      lost = words;
    },
  };
}
