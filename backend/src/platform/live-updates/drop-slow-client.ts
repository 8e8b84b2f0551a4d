import type { Socket } from 'socket.io';

/** Many minutes of messages for one client. Memory holds thousands of clients. */
export const MAX_PENDING_BYTES = 1_000_000;

interface OverWebSocket {
  readonly socket: { terminate(): void };
}

interface Packet {
  readonly data?: string | Buffer;
}

/** Drops a client that reads slower than messages arrive. It reconnects and refetches. */
export function dropSlowClient(line: Socket['conn']): void {
  let waiting = 0;
  line.on('packetCreate', ({ data }: Packet) => {
    waiting += data?.length ?? 0;
    if (waiting > MAX_PENDING_BYTES) dropConnection(line);
  });
  line.on('flush', () => {
    waiting = 0;
  });
}

export function dropConnection(line: Socket['conn']): void {
  if (line.transport.name === 'websocket') (line.transport as unknown as OverWebSocket).socket.terminate();
  else line.close(true);
}
