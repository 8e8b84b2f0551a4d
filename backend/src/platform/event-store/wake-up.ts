import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Position } from '../event-sourcing/index.js';

export interface Appended {
  readonly position: Position;
  readonly types: ReadonlySet<string>;
}

/**
 * Tells this process's readers that something was appended. A hint only: it may come before the event is visible,
 * or not at all (from another process), so readers also ask by themselves.
 */
@Injectable()
export class WakeUp {
  private readonly emitter = new EventEmitter<{ appended: [Appended] }>().setMaxListeners(0);

  announce(appended: Appended): void {
    this.emitter.emit('appended', appended);
  }

  /** Returns the function that stops listening. */
  listen(listener: (appended: Appended) => void): () => void {
    this.emitter.on('appended', listener);
    return () => this.emitter.off('appended', listener);
  }
}
