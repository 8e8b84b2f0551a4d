import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/pool.js';
import type { Purpose } from '../event-sourcing/index.js';

/** Whose personal data goes, and of which purposes; their keys are destroyed already. */
export interface Erasure {
  readonly subjectId: string;
  readonly purposes: readonly Purpose[];
}

/**
 * Removes what one part of the product holds of a member outside the log and the read models. It may be asked again
 * for the same erasure, and then finds nothing more.
 */
export interface Eraser {
  /** As staff read it in the account of an erasure. */
  readonly name: string;
  /** The tables it answers for, as `schema.table`. A test asks for an answer for every table of the database. */
  readonly tables: readonly string[];
  /** How many rows or entries went. */
  erase(tx: Transaction, erasure: Erasure): Promise<number>;
}

/** Everyone who holds personal data outside the log and the read models. */
@Injectable()
export class Erasers {
  private readonly erasers: Eraser[] = [];

  register(eraser: Eraser): void {
    this.erasers.push(eraser);
  }

  all(): readonly Eraser[] {
    return this.erasers;
  }
}
