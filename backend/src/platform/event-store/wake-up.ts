import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Position } from '../event-sourcing/index.js';

export interface Appended {
  readonly position: Position;
  readonly types: ReadonlySet<string>;
}

/** A hint that events were appended. It may come too early or not at all, so readers poll as well. */
@Injectable()
export class WakeUp {
  private readonly emitter = new EventEmitter<{ appended: [Appended]; here: [Appended] }>().setMaxListeners(0);

  announce(appended: Appended): void {
    this.emitter.emit('appended', appended);
    this.emitter.emit('here', appended);
  }

  announceRemote(appended: Appended): void {
    this.emitter.emit('appended', appended);
  }

  listen(listener: (appended: Appended) => void): () => void {
    return this.on('appended', listener);
  }

  listenLocal(listener: (appended: Appended) => void): () => void {
    return this.on('here', listener);
  }

  private on(event: 'appended' | 'here', listener: (appended: Appended) => void): () => void {
    this.emitter.on(event, listener);
    return () => this.emitter.off(event, listener);
  }
}
