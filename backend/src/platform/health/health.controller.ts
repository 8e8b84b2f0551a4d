import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator.js';
import { Pool } from '../database/pool.js';
import { HttpProblem } from '../http/problem.js';
import { ShownText } from '../http/shown.js';

class Health {
  @ShownText() status: string;
}

/** For whoever runs the process: is it alive, and may it be sent requests. */
@ApiTags('health')
@Access('public')
@Controller('health')
export class HealthController {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  @Get('live')
  @ApiOkResponse({ type: Health })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOkResponse({ type: Health })
  async ready(): Promise<Health> {
    await this.pool.query('select 1').catch(() => {
      throw new HttpProblem('TEMPORARILY_UNAVAILABLE', undefined, 2);
    });
    return { status: 'ok' };
  }
}
