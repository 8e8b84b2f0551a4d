import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/pool.js';
import type { Purpose } from '../event-sourcing/index.js';

export abstract class PurposeRules {
  /** A member without the data of one of these purposes counts as erased. */
  abstract readonly essential: readonly Purpose[];
  abstract readonly ofMail: Purpose;
}

export interface Erasure {
  readonly subjectId: string;
  readonly purposes: readonly Purpose[];
}

/** Removes a member's data outside the log and the read models. Must be idempotent. */
export interface Eraser {
  readonly name: string;
  /** The tables it covers, as `schema.table`. A test checks that every table has an eraser. */
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
