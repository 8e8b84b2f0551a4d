import { Get, Inject } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { RunningProcesses } from '../../../../platform/operations/running-processes.js';
import { ServerFigures } from '../../../../platform/operations/server-figures.js';
import { ServerResponse } from './server.response.js';

@Access('operate')
@ApiController('operations', 'api/ops/server')
export class ServerController {
  constructor(
    private readonly processes: RunningProcesses,
    private readonly figures: ServerFigures,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Ok(ServerResponse)
  async show(): Promise<ServerResponse> {
    const [processes, database, lostAt, mail] = await Promise.all([
      this.processes.list(),
      this.figures.database(),
      this.figures.jobsLostAt(),
      this.figures.mail(),
    ]);
    const store = this.config.redisUrl === undefined ? 'PostgreSQL' : 'Redis';
    const isSent = this.config.smtpUrl !== undefined;
    return { processes, database, jobs: { store, lostAt }, mail: { ...mail, isSent } };
  }
}
