import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/pool.js';
import type { Purpose } from '../event-sourcing/index.js';

export abstract class PurposeRules {
  /** Whoever lacks the data of one of these is no member any more. */
  abstract readonly essential: readonly Purpose[];
  abstract readonly ofMail: Purpose;
}

export interface Erasure {
  readonly subjectId: string;
  readonly purposes: readonly Purpose[];
}

/** Removes what one part holds of a member outside the log and the read models. Repeating it does no harm. */
export interface Eraser {
  readonly name: string;
  /** The tables it answers for, as `schema.table`. A test asks for an answer for every table of the database. */
  readonly tables: readonly string[];
  erase(tx: Transaction, erasure: Erasure): Promise<number>;
}

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
