import { Injectable } from '@nestjs/common';
import type { Caller } from './execute-command.js';

export interface OfferedDecision {
  readonly policy: string;
  readonly decide: (item: string, caller: Caller) => Promise<unknown>;
  readonly flagOf?: (item: string) => Promise<string | undefined>;
}

export interface Offer {
  readonly idOf: (row: never) => string;
  readonly decisions: Readonly<Record<string, OfferedDecision>>;
}

/** Decisions that can be made on many rows of a list at once. Each is its own command. */
@Injectable()
export class OfferedDecisions {
  private readonly offers = new Map<string, Offer>();

  offer(list: string, idOf: Offer['idOf'], decisions: Offer['decisions']): void {
    this.offers.set(list, { idOf, decisions });
  }

  of(list: string): Offer | undefined {
    return this.offers.get(list);
  }
}
