import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access/access.decorator.js';
import { Effects } from '../../../../platform/jobs/effects.js';
import { EffectsResponse } from './queues.response.js';

@ApiTags('operations')
@Access('operate')
@Controller('api/ops/effects')
export class EffectsListController {
  constructor(private readonly effects: Effects) {}

  @Get()
  @ApiOkResponse({ type: EffectsResponse })
  async inDoubt(): Promise<EffectsResponse> {
    const effects = await this.effects.inDoubt();
    return { items: effects.map(({ data, ...effect }) => ({ ...effect, about: JSON.stringify(data) })) };
  }
}
