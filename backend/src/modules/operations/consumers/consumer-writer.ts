import { Injectable } from '@nestjs/common';
import {
  type InTransactionWork,
  InTransactionWriters,
} from '../../../platform/command-handling/in-transaction-writers.js';
import type { Transaction } from '../../../platform/database/pool.js';
import { byType } from '../../../platform/event-sourcing/index.js';
import { Consumers } from '../../../platform/operations/consumers.js';
import { ParkedStreams } from '../../../platform/operations/parked-streams.js';
import { Pauses } from '../../../platform/operations/pauses.js';
import { RebuildRequests } from '../../../platform/projections/rebuild/rebuild-requests.js';
import { consumer } from '../domain/consumer.aggregate.js';
import type { ConsumerEvent } from '../domain/consumer.events.js';

/** Applies a command to its consumer, in the transaction of the event. */
@Injectable()
export class ConsumerWriter {
  constructor(
    private readonly consumers: Consumers,
    private readonly parked: ParkedStreams,
    private readonly rebuilds: RebuildRequests,
    private readonly pauses: Pauses,
    writers: InTransactionWriters,
  ) {
    writers.register(consumer.kind, (tx, work) => this.write(tx, work));
  }

  private async write(tx: Transaction, { events }: InTransactionWork): Promise<void> {
    for (const event of events as readonly ConsumerEvent[]) await this.apply(event, tx);
  }

  private readonly apply = byType<ConsumerEvent, [Transaction], Promise<unknown>>({
    ConsumerPaused: async ({ data: { consumer: name, reason = '', until } }, tx) => {
      await this.consumers.pause(tx, name);
      await this.pauses.begin('consumer', name, reason, until, tx);
    },
    ConsumerResumed: async ({ data }, tx) => {
      await this.consumers.resume(tx, data.consumer);
      await this.pauses.end('consumer', data.consumer, tx);
    },
    RebuildRequested: ({ data }, tx) => this.rebuilds.request(tx, data.consumer, 'replace'),
    RebuildCancelled: ({ data }, tx) => this.rebuilds.cancel(tx, data.consumer),
    ParkedReplayRequested: ({ data }, tx) => this.parked.replay(tx, data.consumer, data.parkedStream),
    ParkedEventDiscarded: ({ data }, tx) => this.parked.discard(tx, data.consumer, data.parkedStream, data.version),
  });
}
