import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

/** A mail server that accepts every message and keeps it as received. */
export interface TestSmtpServer {
  readonly url: string;
  readonly received: string[];
  /** The next message, or one that has arrived already. */
  next(): Promise<string>;
  close(): Promise<void>;
}

/** @param beforeTaking awaited before each message is acknowledged */
export async function startSmtpServer(beforeTaking = () => Promise.resolve()): Promise<TestSmtpServer> {
  const received: string[] = [];
  const waiting: (() => void)[] = [];
  let read = 0;
  const server = createServer((socket) => {
    let heard = '';
    let inMessage = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      for (;;) {
        const mark = inMessage ? '\r\n.\r\n' : '\r\n';
        const end = heard.indexOf(mark);
        if (end < 0) return;
        const part = heard.slice(0, end);
        heard = heard.slice(end + mark.length);
        if (inMessage) {
          received.push(part);
          waiting.shift()?.();
          inMessage = false;
          void beforeTaking().then(() => socket.write('250 ok\r\n'));
          continue;
        }
        inMessage = part.toUpperCase() === 'DATA';
        socket.write(inMessage ? '354 go on\r\n' : part.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    next: async () => {
      if (received.length <= read) await new Promise<void>((resolve) => waiting.push(resolve));
      return received[read++] ?? '';
    },
    close: () => closeServer(server),
  };
}

const closeServer = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
