import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions, Socket } from 'socket.io';
import { isOwnOrigin } from '../access/own-origin.js';
import type { Config } from '../config/config.js';
import { dropSlowClient } from './drop-slow-client.js';
import { FanOut } from './fan-out.js';
import {
  AnonymousConnections,
  CONNECT_TIMEOUT_MS,
  dropTalkativeClient,
  type NetworkOfRequest,
} from './socket-limits.js';

const PING_INTERVAL_MS = 25_000;
const MAX_MESSAGE_BYTES = 1_000;

/** Runs socket.io on the API's port. Refuses other origins, as browsers let any page open a socket. */
export class SocketIoAdapter extends IoAdapter {
  constructor(
    private readonly app: INestApplicationContext,
    private readonly config: Pick<Config, 'publicUrl'>,
    private readonly networkOf: NetworkOfRequest,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    const anonymous = new AnonymousConnections(this.networkOf);
    const own: Partial<ServerOptions> = {
      ...options,
      adapter: this.app.get(FanOut).adapter,
      pingInterval: PING_INTERVAL_MS,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      connectTimeout: CONNECT_TIMEOUT_MS,
      serveClient: false,
      allowRequest: (request, answer) =>
        answer(null, isOwnOrigin(request.headers, this.config.publicUrl) && !anonymous.isFull(request)),
    };
    const server = super.createIOServer(port, own as ServerOptions);
    server.engine.on('connection', (line: Socket['conn']) => {
      anonymous.add(line);
      dropTalkativeClient(line);
      dropSlowClient(line);
    });
    server.on('connection', (socket) => {
      anonymous.release(socket.conn);
      socket.once('disconnect', () => socket.conn.close()); // else it would stay open and count as nobody's
    });
    return server;
  }
}
