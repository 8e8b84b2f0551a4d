import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { comparePositions, type Recorded } from '../event-sourcing/index.js';
import { EventRegistry } from '../event-store/event-registry.js';
import { EventStore } from '../event-store/event-store.js';
import { Leases } from './lease.js';

const idOf = (streamId: string, version: number): string => `${streamId}/${String(version)}`;

/** Loads histories of erased members, from which rows are made again. So projectors need no code for erased fields. */
@Injectable()
export class ErasedHistories {
  constructor(
    private readonly pool: Pool,
    private readonly registry: EventRegistry,
    private readonly store: EventStore,
    private readonly leases: Leases,
  ) {}

  async load(batch: readonly Recorded[], consumer: string): Promise<Recorded[][]> {
    const erasing = batch.filter(({ type }) => this.registry.type(type).erases);
    if (erasing.length === 0) return [];
    const hasHandled = await this.handledBy(consumer, batch);
    const subjects = new Set(erasing.map(({ meta }) => meta.subjectId));
    const histories = await Promise.all([...subjects].map((subjectId) => this.store.loadSubject(subjectId)));
    return histories.map((events) => events.filter(hasHandled));
  }

  /** Tells handled events apart. A parked event may be handled after later ones of the feed. */
  private async handledBy(consumer: string, batch: readonly Recorded[]): Promise<(e: Recorded) => boolean> {
    const [reached, parked] = await Promise.all([
      this.leases.positionOf(consumer),
      this.pool.query<{ stream_id: string; version: number }>(
        'select stream_id, version from es.parked where consumer = $1',
        [consumer],
      ),
    ]);
    const parkedIds = new Set(parked.rows.map((event) => idOf(event.stream_id, event.version)));
    const batchIds = new Set(batch.map(({ meta }) => idOf(meta.streamId, meta.version)));
    return ({ meta }) => {
      const id = idOf(meta.streamId, meta.version);
      return batchIds.has(id) || (comparePositions(meta.position, reached) <= 0 && !parkedIds.has(id));
    };
  }
}
