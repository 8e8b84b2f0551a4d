import type { Socket } from 'socket.io';

/** As much may wait for one client as it would read in minutes; memory holds thousands of them. */
export const MAX_PENDING_BYTES = 1_000_000;

/** The part of a transport over a WebSocket that its types keep to themselves. */
interface OverWebSocket {
  readonly socket: { terminate(): void };
}

interface Packet {
  readonly data?: string | Buffer;
}

/**
 * Breaks the line to a client that reads more slowly than news comes in, before they fill the memory. It comes back by
 * itself, and asks for what it missed.
 */
export function dropSlowClient(line: Socket['conn']): void {
  let waiting = 0;
  line.on('packetCreate', ({ data }: Packet) => {
    waiting += data?.length ?? 0;
    if (waiting > MAX_PENDING_BYTES) end(line);
  });
  line.on('flush', () => {
    waiting = 0;
  });
}

/** A closing word would wait behind all that waits already. */
function end(line: Socket['conn']): void {
  if (line.transport.name === 'websocket') (line.transport as unknown as OverWebSocket).socket.terminate();
  else line.close(true);
}
