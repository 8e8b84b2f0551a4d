import { Get, Inject } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import type { Config } from '../../../../platform/config/config.js';
import { CONFIG } from '../../../../platform/config/config.module.js';
import { RunningProcesses } from '../../../../platform/operations/running-processes.js';
import { ServerFigures } from '../../../../platform/operations/server-figures.js';
import { Anchoring } from '../../../../platform/proof/anchors/anchoring.js';
import { KeptBeside } from '../../../../platform/proof/kept-beside.js';
import { KnownSeals } from '../../../../platform/proof/known-seals.js';
import { ServerResponse } from './server.response.js';

@Access('operate')
@ApiController('operations', 'api/ops/server')
export class ServerController {
  constructor(
    private readonly processes: RunningProcesses,
    private readonly figures: ServerFigures,
    private readonly known: KnownSeals,
    private readonly beside: KeptBeside,
    private readonly anchoring: Anchoring,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Ok(ServerResponse)
  async show(): Promise<ServerResponse> {
    const [processes, database, lostAt, mail, contradiction, failingAnchors] = await Promise.all([
      this.processes.list(),
      this.figures.database(),
      this.figures.jobsLostAt(),
      this.figures.mail(),
      this.known.findContradiction(),
      this.anchoring.failing(),
    ]);
    const store = this.config.redisUrl === undefined ? 'PostgreSQL' : 'Redis';
    const isSent = this.config.smtpUrl !== undefined;
    const proof = { contradiction, alteredAccounts: this.beside.altered.length, failingAnchors };
    return { processes, database, jobs: { store, lostAt }, mail: { ...mail, isSent }, proof };
  }
}
