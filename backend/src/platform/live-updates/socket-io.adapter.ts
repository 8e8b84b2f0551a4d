import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

const PING_MS = 25_000;
const MAX_MESSAGE_BYTES = 1_000;

/** socket.io on the API's own port. Clients send nothing but their token, so messages to us are kept tiny. */
export class SocketIoAdapter extends IoAdapter {
  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    const own = {
      ...options,
      pingInterval: PING_MS,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      serveClient: false,
    };
    return super.createIOServer(port, own as ServerOptions);
  }
}
