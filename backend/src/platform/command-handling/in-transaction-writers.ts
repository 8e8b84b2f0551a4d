import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/pool.js';
import type { Command, Event } from '../event-sourcing/index.js';

/**
 * Writes what must be true in the same instant as the events: a reserved e-mail address, credentials, roles, a ban.
 * Runs after the append, in its transaction. May refuse with a `DomainError`, which undoes the append too.
 */
export type InTransactionWriter = (tx: Transaction, work: InTransactionWork) => Promise<void>;

export interface InTransactionWork {
  readonly streamId: string;
  readonly subjectId: string;
  readonly command: Command;
  readonly events: readonly Event[];
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
