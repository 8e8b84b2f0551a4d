import { EventEmitter } from 'node:events';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { LiveAudience } from '../access/access-rules.js';

export interface RowChange {
  readonly topic: string;
  readonly id: string;
  readonly position: string;
  readonly to: { readonly member: string } | 'staff' | 'everyone' | 'nobody';
  /** Skips the session that made the change, if its response included it. */
  readonly unlessSession?: string;
}

/** Says that a row changed, without its content. `*` as topic and id stands for any row of any read model. */
export interface ChangedMessage {
  readonly topic: string;
  readonly id: string;
  readonly position: string;
}

/** The session to disconnect, or all sessions of a member. Some may reconnect. */
export type Disconnected = { readonly memberId: string } | { readonly sessionId: string };

const anyRow: ChangedMessage = { topic: '*', id: '*', position: '' };
const GAP_DELAY_MS = 500;
const CHANGED_FOR_EVERYONE = 'changed-for-everyone';

export const roomOf = (to: LiveAudience): string => (typeof to === 'string' ? to : `member:${to.member}`);

export const roomOfSession = (sessionId: string): string => `session:${sessionId}`;

@Injectable()
export class LiveUpdates implements OnModuleDestroy {
  private readonly emitter = new EventEmitter<{ changedForEveryone: []; disconnected: [Disconnected] }>();
  private server: Server | undefined;
  private pendingGap: NodeJS.Timeout | undefined;

  attach(server: Server): void {
    this.server = server;
    server.on(CHANGED_FOR_EVERYONE, (message: ChangedMessage) => this.tellEveryoneHere(message));
  }

  /** Listens for changes to rows for everyone. Every process calls it before clients get the message. */
  onChangedForEveryone(listener: () => void): void {
    this.emitter.on('changedForEveryone', listener);
  }

  announce(changes: readonly RowChange[]): void {
    for (const { to, topic, id, position, unlessSession } of changes) {
      if (to === 'nobody') continue;
      const message: ChangedMessage = { topic, id, position };
      if (to === 'everyone') this.tellEveryone(message);
      else
        this.server
          ?.to(roomOf(to))
          .except(unlessSession ? roomOfSession(unlessSession) : [])
          .emit('changed', message);
    }
  }

  private tellEveryone(message: ChangedMessage): void {
    this.server?.serverSideEmit(CHANGED_FOR_EVERYONE, message);
    this.tellEveryoneHere(message);
  }

  private tellEveryoneHere(message: ChangedMessage): void {
    this.emitter.emit('changedForEveryone');
    this.server?.local.emit('changed', message);
  }

  /** Tells all clients to refetch, as messages may have been lost. Merges gaps that occur together. */
  announceGap(): void {
    this.pendingGap ??= setTimeout(() => {
      this.pendingGap = undefined;
      this.emitter.emit('changedForEveryone');
      this.server?.emit('changed', anyRow);
    }, GAP_DELAY_MS);
  }

  onModuleDestroy(): void {
    clearTimeout(this.pendingGap);
  }

  onDisconnect(listener: (who: Disconnected) => void): void {
    this.emitter.on('disconnected', listener);
  }

  disconnect(memberId: string): void {
    this.emitter.emit('disconnected', { memberId });
    this.server?.in(roomOf({ member: memberId })).disconnectSockets(true);
  }

  disconnectSession(sessionId: string): void {
    this.emitter.emit('disconnected', { sessionId });
    this.server?.in(roomOfSession(sessionId)).disconnectSockets(true);
  }

  closeSockets(): void {
    const engine: Server['engine'] | undefined = this.server?.engine; // a worker has no engine, as it serves no clients
    engine?.close();
  }
}
