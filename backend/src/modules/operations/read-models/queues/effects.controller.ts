import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access/access.decorator.js';
import { Effects } from '../../../../platform/jobs/effects.js';
import { EffectsResponse } from './queues.response.js';

/** What was begun outside, and nobody knows whether it happened. */
@ApiTags('operations')
@ApiBearerAuth()
@Access('operate')
@Controller('api/ops/effects')
export class EffectsListController {
  constructor(private readonly effects: Effects) {}

  /** The oldest first. */
  @Get()
  @ApiOkResponse({ type: EffectsResponse })
  async inDoubt(): Promise<EffectsResponse> {
    const effects = await this.effects.inDoubt();
    return { items: effects.map(({ data, ...effect }) => ({ ...effect, about: JSON.stringify(data) })) };
  }
}
