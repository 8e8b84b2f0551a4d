import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access/access.decorator.js';
import { ProjectionsResponse } from './consumers.response.js';
import { WatchedConsumers } from './watched-consumers.js';

@ApiTags('operations')
@Access('operate')
@Controller('api/ops/projections')
export class ProjectionsListController {
  constructor(private readonly watched: WatchedConsumers) {}

  @Get()
  @ApiOkResponse({ type: ProjectionsResponse })
  async list(): Promise<ProjectionsResponse> {
    return { items: (await this.watched.list()).filter(({ kind }) => kind === 'read-model') };
  }
}
