import { EventEmitter } from 'node:events';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { LiveAudience } from '../access/access-rules.js';

export interface RowChange {
  readonly topic: string;
  readonly id: string;
  readonly position: string;
  readonly to: { readonly member: string } | 'staff' | 'everyone' | 'nobody';
  /** The session that made the change, where its answer told it already. */
  readonly unlessSession?: string;
}

/** Says that something changed, never what; `*` as topic and id stands for any row of any read model. */
export interface ChangedMessage {
  readonly topic: string;
  readonly id: string;
  readonly position: string;
}

/** Whose line is cut: a session that ended, or all of a member's, of which some may come back. */
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

  /** Called on every process once rows for everyone changed, before any client hears of it. */
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

  /** News may have been lost, so everyone has to ask again; said once for what breaks together. */
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

  /** Called on the process where it happened. */
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
    const engine: Server['engine'] | undefined = this.server?.engine; // a worker serves nobody, so it has none
    engine?.close();
  }
}
