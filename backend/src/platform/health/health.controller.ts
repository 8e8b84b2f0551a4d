import type { Server } from 'node:http';
import { Get } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RequirePolicy } from '../access/access.decorator.js';
import { Pool } from '../database/pool.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { TextProp } from '../http/props.js';
import { ApiController, Ok } from '../http/route.decorators.js';
import { isDraining } from '../server/drain-connections.js';

class Health {
  @TextProp() status: string;
}

const notReady = (): HttpProblem => new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, 2);

@RequirePolicy('public')
@ApiController('health', 'health')
export class HealthController {
  constructor(
    private readonly pool: Pool,
    private readonly host: HttpAdapterHost,
  ) {}

  @Get('live')
  @Ok(Health)
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Ok(Health)
  async ready(): Promise<Health> {
    if (isDraining(this.host.httpAdapter.getHttpServer() as Server)) throw notReady();
    await this.pool.query('select 1').catch(() => {
      throw notReady();
    });
    return { status: 'ok' };
  }
}
