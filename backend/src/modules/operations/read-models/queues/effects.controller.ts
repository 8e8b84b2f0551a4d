import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Effects } from '../../../../platform/jobs/effects.js';
import { EffectsResponse } from './queues.response.js';

@Access('operate')
@ApiController('operations', 'api/ops/effects')
export class EffectsListController {
  constructor(private readonly effects: Effects) {}

  @Get()
  @Ok(EffectsResponse)
  async inDoubt(): Promise<EffectsResponse> {
    const effects = await this.effects.inDoubt();
    return { items: effects.map(({ data, ...effect }) => ({ ...effect, about: JSON.stringify(data) })) };
  }
}
