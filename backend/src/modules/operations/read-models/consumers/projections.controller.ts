import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { ProjectionsResponse } from './consumers.response.js';
import { WatchedConsumers } from './watched-consumers.js';

@Access('operate')
@ApiController('operations', 'api/ops/projections')
export class ProjectionsListController {
  constructor(private readonly watched: WatchedConsumers) {}

  @Get()
  @Ok(ProjectionsResponse)
  async list(): Promise<ProjectionsResponse> {
    return { items: (await this.watched.list()).filter(({ kind }) => kind === 'read-model') };
  }
}
