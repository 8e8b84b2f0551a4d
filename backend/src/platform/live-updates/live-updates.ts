import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { LiveAudience } from '../access/access-rules.js';

export interface RowChange {
  readonly topic: string;
  readonly id: string;
  readonly position: string;
  readonly to: { readonly member: string } | 'staff' | 'nobody';
}

/** Says that something changed, never what; `*` as topic and id stands for any row of any read model. */
export interface ChangedMessage {
  readonly topic: string;
  readonly id: string;
  readonly position: string;
}

const anyRow: ChangedMessage = { topic: '*', id: '*', position: '' };
const GAP_DELAY_MS = 500;

export const roomOf = (to: LiveAudience): string => (typeof to === 'string' ? to : `member:${to.member}`);

export const roomOfSession = (sessionId: string): string => `session:${sessionId}`;

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

  disconnect(memberId: string): void {
    this.server?.in(roomOf({ member: memberId })).disconnectSockets(true);
  }

  disconnectSession(sessionId: string): void {
    this.server?.in(roomOfSession(sessionId)).disconnectSockets(true);
  }

  closeSockets(): void {
    this.server?.engine.close();
  }
}
