import type { Server } from 'node:http';
import { Get } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RequirePolicy } from '../access/access.decorator.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { ChoiceProp, ListProp, TextProp } from '../http/props.js';
import { ApiController, Ok } from '../http/route.decorators.js';
import { isDraining } from '../server/drain-connections.js';
import { type ConditionName, conditionNames } from './condition-facts.js';
import { ConditionReader } from './condition-reader.js';

class Health {
  @TextProp() status: string;
}

class Readiness {
  @ChoiceProp(['ok', 'degraded'], { description: 'Requests are answered either way.' }) status: 'ok' | 'degraded';
  @ListProp('string', { description: `Why it is degraded: ${conditionNames.join(', ')}.` })
  reasons: readonly ConditionName[];
}

const notReady = (): HttpProblem => new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, 2);

@RequirePolicy('public')
@ApiController('health', 'health')
export class HealthController {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly conditions: ConditionReader,
  ) {}

  @Get('live')
  @Ok(Health)
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Ok(Readiness)
  async ready(): Promise<Readiness> {
    if (isDraining(this.host.httpAdapter.getHttpServer() as Server)) throw notReady();
    const holding = await this.conditions.list().catch(() => {
      throw notReady();
    });
    const reasons = [...new Set(holding.map(({ name }) => name))];
    return { status: reasons.length === 0 ? 'ok' : 'degraded', reasons };
  }
}
