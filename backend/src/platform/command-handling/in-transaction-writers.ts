import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/pool.js';
import type { Command, Event } from '../event-sourcing/index.js';

/** Runs in the append's transaction; a `DomainError` undoes both. For addresses, credentials, roles and bans. */
export type InTransactionWriter = (tx: Transaction, work: InTransactionWork) => Promise<void>;

export interface InTransactionWork {
  readonly streamId: string;
  readonly subjectId: string;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly actorId: string;
  readonly at: Date;
}

@Injectable()
export class InTransactionWriters {
  private readonly writers = new Map<string, InTransactionWriter>();

  register(kind: string, writer: InTransactionWriter): void {
    this.writers.set(kind, writer);
  }

  for(kind: string): InTransactionWriter | undefined {
    return this.writers.get(kind);
  }
}
