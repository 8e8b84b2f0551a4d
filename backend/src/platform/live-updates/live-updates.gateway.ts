import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { AccessRules, type SignedIn } from '../access/access-rules.js';
import { AccessTokens } from '../access/access-tokens.js';
import { LiveUpdates, roomOf, roomOfSession } from './live-updates.js';
import { MAX_SOCKETS_PER_MEMBER } from './socket-limits.js';

const RECHECK_INTERVAL_MS = 60_000;

interface Admission extends SignedIn {
  readonly rooms: readonly string[];
}

type Admitted = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Admission>;

@WebSocketGateway()
export class LiveUpdatesGateway implements OnGatewayInit<Server> {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly rules: AccessRules,
    private readonly live: LiveUpdates,
  ) {}

  afterInit(server: Server): void {
    this.live.attach(server);
    server.on('connection', (socket: Admitted) => this.recheck(socket));
    server.use((socket, next) => {
      this.admit(socket).then(
        (admitted) => next(admitted ? undefined : new Error('unauthorized')),
        () => next(new Error('unavailable')),
      );
    });
  }

  private async admit(socket: Socket): Promise<boolean> {
    const { token } = socket.handshake.auth as { token?: unknown };
    const signedIn = typeof token === 'string' ? this.tokens.verify(token) : undefined;
    if (!signedIn) return false;
    const status = await this.rules.statusOf(signedIn);
    if (!status) return false;
    const rooms = this.rules.audiencesOf(status).map(roomOf);
    const open = socket.nsp.adapter.rooms.get(roomOf({ member: signedIn.memberId }))?.size ?? 0;
    if (open >= MAX_SOCKETS_PER_MEMBER) return false;
    await socket.join([...rooms, roomOfSession(signedIn.sessionId)]);
    socket.data = { ...signedIn, rooms } satisfies Admission;
    return true;
  }

  /** Disconnects a session that ended or lost a role, in case the message about it was lost. */
  private recheck(socket: Admitted): void {
    const { rooms, ...signedIn } = socket.data;
    const timer = setInterval(() => {
      this.rules.statusOf(signedIn).then(
        (status) => {
          const isSame = status && this.rules.audiencesOf(status).map(roomOf).join() === rooms.join();
          if (!isSame) socket.disconnect(true);
        },
        () => undefined, // the database is unavailable; the next check retries
      );
    }, RECHECK_INTERVAL_MS);
    socket.once('disconnect', () => clearInterval(timer));
  }
}
