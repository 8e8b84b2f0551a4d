import { Get, Param } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Consumers } from '../../../../platform/operations/consumers.js';
import { Horizon } from '../../../../platform/operations/horizon.js';
import { ParkedStreams } from '../../../../platform/operations/parked-streams.js';
import { ConsumersResponse, ParkedStreamsResponse, ProjectionsResponse } from './consumers.response.js';
import { WatchedConsumers } from './watched-consumers.js';

@Access('operate')
@ApiController('operations', 'api/ops')
export class ConsumersListController {
  constructor(
    private readonly consumers: Consumers,
    private readonly watched: WatchedConsumers,
    private readonly parked: ParkedStreams,
    private readonly horizon: Horizon,
  ) {}

  @Get('consumers')
  @Ok(ConsumersResponse)
  async list(): Promise<ConsumersResponse> {
    const [items, horizon] = await Promise.all([this.watched.list(), this.horizon.measure()]);
    return { items, horizon: { ...horizon, seconds: Math.ceil(horizon.seconds) } };
  }

  @Get('consumers/:name/parked')
  @Ok(ParkedStreamsResponse)
  async listParked(@Param('name') name: string): Promise<ParkedStreamsResponse> {
    this.consumers.assertExists(name);
    return { items: await this.parked.list(name) };
  }
  @Get('projections')
  @Ok(ProjectionsResponse)
  async projections(): Promise<ProjectionsResponse> {
    return { items: (await this.watched.list()).filter(({ kind }) => kind === 'read-model') };
  }
}
