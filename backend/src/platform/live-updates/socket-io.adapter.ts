import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { isOwnOrigin } from '../access/own-origin.js';
import type { Config } from '../config/config.js';
import { FanOut } from './fan-out.js';

const PING_INTERVAL_MS = 25_000;
const MAX_MESSAGE_BYTES = 1_000;

/** socket.io on the API's own port; browsers let any page open a socket, so other origins are turned away. */
export class SocketIoAdapter extends IoAdapter {
  constructor(
    private readonly app: INestApplicationContext,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    const own: Partial<ServerOptions> = {
      ...options,
      adapter: this.app.get(FanOut).adapter,
      pingInterval: PING_INTERVAL_MS,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      serveClient: false,
      allowRequest: (request, answer) => answer(null, isOwnOrigin(request.headers, this.config.publicUrl)),
    };
    return super.createIOServer(port, own as ServerOptions);
  }
}
