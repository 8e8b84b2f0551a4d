import type { Server } from 'node:http';
import { Controller, Get } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequirePolicy } from '../access/access.decorator.js';
import { Pool } from '../database/pool.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { TextProp } from '../http/props.js';
import { isDraining } from '../server/drain-connections.js';

class Health {
  @TextProp() status: string;
}

const notReady = (): HttpProblem => new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, 2);

@ApiTags('health')
@RequirePolicy('public')
@Controller('health')
export class HealthController {
  constructor(
    private readonly pool: Pool,
    private readonly host: HttpAdapterHost,
  ) {}

  @Get('live')
  @ApiOkResponse({ type: Health })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOkResponse({ type: Health })
  async ready(): Promise<Health> {
    if (isDraining(this.host.httpAdapter.getHttpServer() as Server)) throw notReady();
    await this.pool.query('select 1').catch(() => {
      throw notReady();
    });
    return { status: 'ok' };
  }
}
