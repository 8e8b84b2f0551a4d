import { Injectable } from '@nestjs/common';
import {
  type InTransactionWork,
  InTransactionWriters,
} from '../../../platform/command-handling/in-transaction-writers.js';
import type { Transaction } from '../../../platform/database/pool.js';
import { Consumers } from '../../../platform/operations/consumers.js';
import { ParkedStreams } from '../../../platform/operations/parked-streams.js';
import { RebuildRequests } from '../../../platform/projections/rebuild/rebuild-requests.js';
import { consumer } from '../domain/consumer.aggregate.js';
import type { ConsumerEvent } from '../domain/consumer.events.js';

/** Does to a consumer what the log says was done to it, in the same transaction. */
@Injectable()
export class ConsumerWriter {
  constructor(
    private readonly consumers: Consumers,
    private readonly parked: ParkedStreams,
    private readonly rebuilds: RebuildRequests,
    writers: InTransactionWriters,
  ) {
    writers.register(consumer.kind, (tx, work) => this.write(tx, work));
  }

  private async write(tx: Transaction, { events }: InTransactionWork): Promise<void> {
    for (const event of events as readonly ConsumerEvent[]) await this.apply(tx, event);
  }

  private async apply(tx: Transaction, { type, data }: ConsumerEvent): Promise<void> {
    switch (type) {
      case 'ConsumerPaused':
        return this.consumers.pause(tx, data.consumer);
      case 'ConsumerResumed':
        return this.consumers.resume(tx, data.consumer);
      case 'RebuildRequested':
        await this.rebuilds.request(tx, data.consumer, 'replace');
        return;
      case 'RebuildCancelled':
        return this.rebuilds.cancel(tx, data.consumer);
      case 'ParkedReplayRequested':
        return this.parked.replay(tx, data.consumer, data.parkedStream);
      case 'ParkedEventDiscarded':
        return this.parked.discard(tx, data.consumer, data.parkedStream, data.version);
    }
  }
}
