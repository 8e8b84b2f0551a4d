import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const READ_INTERVAL_MS = 1_000;
const PONG = '3';

/** A member's socket whose client reads a byte a second, like an attacker, or a phone in a tunnel. */
export class SlowReader {
  /** Whether the server has closed the connection. */
  isGone = false;
  private readonly reading: NodeJS.Timeout;

  private constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    socket.pause();
    this.reading = setInterval(() => {
      socket.read(1);
      socket.write(frame(PONG)); // keeps the connection alive, and detects its end, which hardly reading does not show
    }, READ_INTERVAL_MS);
    socket.once('close', () => {
      clearInterval(this.reading);
      this.isGone = true;
    });
  }

  static async on(url: string, accessToken: string): Promise<SlowReader> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = randomBytes(16).toString('base64');
    const head = ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', `Host: ${host}`, ...upgrade];
    socket.write([...head, `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'));
    await heard(socket, '"sid"');
    socket.write(frame(`40${JSON.stringify({ token: accessToken })}`));
    await heard(socket, '40{"sid"');
    return new SlowReader(socket);
  }

  close(): void {
    this.socket.destroy();
  }
}

async function heard(socket: Socket, words: string): Promise<void> {
  let text = '';
  while (!text.includes(words)) text += String((await once(socket, 'data'))[0]);
}

/** A client's text frame, with a mask of zeros. */
function frame(text: string): Buffer {
  const data = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), length, Buffer.alloc(4), data]);
}
