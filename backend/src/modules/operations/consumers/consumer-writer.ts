import { Injectable } from '@nestjs/common';
import {
  type InTransactionWork,
  InTransactionWriters,
} from '../../../platform/command-handling/in-transaction-writers.js';
import type { Transaction } from '../../../platform/database/pool.js';
import { byType } from '../../../platform/event-sourcing/index.js';
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
    for (const event of events as readonly ConsumerEvent[]) await this.apply(event, tx);
  }

  private readonly apply = byType<ConsumerEvent, [Transaction], Promise<unknown>>({
    ConsumerPaused: ({ data }, tx) => this.consumers.pause(tx, data.consumer),
    ConsumerResumed: ({ data }, tx) => this.consumers.resume(tx, data.consumer),
    RebuildRequested: ({ data }, tx) => this.rebuilds.request(tx, data.consumer, 'replace'),
    RebuildCancelled: ({ data }, tx) => this.rebuilds.cancel(tx, data.consumer),
    ParkedReplayRequested: ({ data }, tx) => this.parked.replay(tx, data.consumer, data.parkedStream),
    ParkedEventDiscarded: ({ data }, tx) => this.parked.discard(tx, data.consumer, data.parkedStream, data.version),
  });
}
