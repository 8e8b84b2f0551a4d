import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { ConditionReader } from '../../../../platform/health/condition-reader.js';
import { ConditionsResponse } from './conditions.response.js';

@Access('operate')
@ApiController('operations', 'api/ops/conditions')
export class ConditionsController {
  constructor(private readonly conditions: ConditionReader) {}

  @Get()
  @Ok(ConditionsResponse)
  async list(): Promise<ConditionsResponse> {
    return { items: await this.conditions.list() };
  }
}
