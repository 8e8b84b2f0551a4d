import { Injectable } from '@nestjs/common';
import { Consumers } from '../../../../platform/operations/consumers.js';
import { RebuildRequests } from '../../../../platform/projections/rebuild/rebuild-requests.js';
import { type ConsumerResponse, progressOf } from './consumers.response.js';

@Injectable()
export class WatchedConsumers {
  constructor(
    private readonly consumers: Consumers,
    private readonly rebuilds: RebuildRequests,
  ) {}

  async list(): Promise<ConsumerResponse[]> {
    const [all, rebuilds] = await Promise.all([this.consumers.list(), this.rebuilds.latest()]);
    const now = new Date();
    const last = new Map(rebuilds.map((row) => [row.readModel, progressOf(row, now)]));
    return all.map((status) => ({ ...status, rebuild: last.get(status.name) ?? null }));
  }
}
