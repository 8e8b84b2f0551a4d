import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { LiveAudience } from '../access/access-rules.js';

/** A row that changed and who is told of it. */
export interface RowChange {
  readonly topic: string;
  readonly id: string;
  readonly position: string;
  readonly to: { readonly member: string } | 'staff' | 'nobody';
}

/**
 * What a client hears: that something changed, never what it is. It asks again with its own rights. Where news may
 * have been lost, topic and id are both `*`: any row of any read model.
 */
export interface ChangedMessage {
  readonly topic: string;
  readonly id: string;
  readonly position: string;
}

const anyRow: ChangedMessage = { topic: '*', id: '*', position: '' };
const GAP_DELAY_MS = 500;

export const roomOf = (to: LiveAudience): string => (typeof to === 'string' ? to : `member:${to.member}`);

export const roomOfSession = (sessionId: string): string => `session:${sessionId}`;

/** Sends the news of changed rows to the sockets of whom they concern, on whichever process those are. */
@Injectable()
export class LiveUpdates implements OnModuleDestroy {
  private server: Server | undefined;
  private pendingGap: NodeJS.Timeout | undefined;

  attach(server: Server): void {
    this.server = server;
  }

  announce(changes: readonly RowChange[]): void {
    for (const { to, topic, id, position } of changes) {
      if (to === 'nobody') continue;
      const message: ChangedMessage = { topic, id, position };
      this.server?.to(roomOf(to)).emit('changed', message);
    }
  }

  /** News may have been lost, so everyone has to ask again; said once for what breaks together. */
  announceGap(): void {
    this.pendingGap ??= setTimeout(() => {
      this.pendingGap = undefined;
      this.server?.emit('changed', anyRow);
    }, GAP_DELAY_MS);
  }

  onModuleDestroy(): void {
    clearTimeout(this.pendingGap);
  }

  /** Ends every open socket of a member, on every process. */
  disconnect(memberId: string): void {
    this.server?.in(roomOf({ member: memberId })).disconnectSockets(true);
  }

  /** Ends the sockets of one session, on every process. */
  disconnectSession(sessionId: string): void {
    this.server?.in(roomOfSession(sessionId)).disconnectSockets(true);
  }

  /** Ends every socket on this process; their clients look for another by themselves. */
  closeSockets(): void {
    this.server?.engine.close();
  }
}
