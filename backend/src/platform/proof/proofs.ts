import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { beginning } from '../event-sourcing/index.js';
import { consistencyProof, inclusionProof } from './merkle/proofs.js';
import type { Seal } from './seal.js';
import { SealStore, type StoredSeal } from './seal-store.js';
import { leafOf, positionOfSealed, type SealedEvent, sealedEventColumns } from './sealed-event.js';

export interface Inclusion {
  readonly event: SealedEvent;
  readonly leaf: Buffer;
  readonly index: number;
  readonly proof: readonly Buffer[];
  readonly seal: Seal;
}

export interface Consistency {
  readonly older: Seal;
  readonly newer: Seal;
  readonly proof: readonly Buffer[];
}

@Injectable()
export class Proofs {
  constructor(
    private readonly pool: Pool,
    private readonly seals: SealStore,
  ) {}

  /** Proves that an event is in the log under a seal, by default the newest. Undefined if the seal is older. */
  async inclusion(stream: string, version: number, under?: StoredSeal): Promise<Inclusion | undefined> {
    const { rows } = await this.pool.query<SealedEvent>(
      `select ${sealedEventColumns} from es.events e where stream_id = $1 and version = $2`,
      [stream, version],
    );
    const event = rows[0];
    const covering = event && (await this.seals.covering(positionOfSealed(event)));
    const newest = under ?? (await this.seals.last()); // read after the covering seal, so that it is at least as new
    if (!event || !newest || !covering || covering.number > newest.number) return undefined;
    const index = await this.indexOf(event, covering);
    const proof = await inclusionProof(index, newest.size, this.seals.subtree());
    return { event, leaf: leafOf(event), index, proof, seal: newest };
  }

  async consistency(older: number, newer: number): Promise<Consistency | undefined> {
    const [first, second] = await Promise.all([this.seals.byNumber(older), this.seals.byNumber(newer)]);
    if (!first || !second || first.size > second.size) return undefined;
    return {
      older: first,
      newer: second,
      proof: await consistencyProof(first.size, second.size, this.seals.subtree()),
    };
  }

  /** Counts events since the previous seal, at most a thousand. */
  private async indexOf(event: SealedEvent, covering: StoredSeal): Promise<number> {
    const before = await this.seals.byNumber(covering.number - 1);
    const from = before?.at ?? beginning;
    const { rows } = await this.pool.query<{ count: number }>(
      `select count(*) as count from es.events
       where (inc, tx, pos) > ($1, $2::xid8, $3) and (inc, tx, pos) < ($4, $5::xid8, $6)`,
      [from.inc, String(from.tx), String(from.pos), event.inc, event.tx, event.pos],
    );
    return (before?.size ?? 0) + (rows[0]?.count ?? 0);
  }
}
