import type { Server } from 'node:http';
import { Get } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RequirePolicy } from '../access/access.decorator.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { ChoiceProp, ListProp, TextProp } from '../http/props.js';
import { ApiController, Ok } from '../http/route.decorators.js';
import { Anchoring } from '../proof/anchors/anchoring.js';
import { KnownSeals } from '../proof/known-seals.js';
import { SealMetrics } from '../proof/seal-metrics.js';
import { isDraining } from '../server/drain-connections.js';

const MAX_UNSEALED_SECONDS = 60;

const reasons = ['proof-contradicted', 'nothing-sealed', 'anchor-failing'] as const;
type Reason = (typeof reasons)[number];

class Health {
  @TextProp() status: string;
}

class Readiness {
  @ChoiceProp(['ok', 'degraded'], { description: 'Requests are answered either way.' }) status: 'ok' | 'degraded';
  @ListProp('string', { description: `Why it is degraded: ${reasons.join(', ')}.` }) reasons: readonly Reason[];
}

const notReady = (): HttpProblem => new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, 2);

@RequirePolicy('public')
@ApiController('health', 'health')
export class HealthController {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly known: KnownSeals,
    private readonly seals: SealMetrics,
    private readonly anchoring: Anchoring,
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
    const found = await this.findReasons().catch(() => {
      throw notReady();
    });
    return { status: found.length === 0 ? 'ok' : 'degraded', reasons: found };
  }

  private async findReasons(): Promise<Reason[]> {
    const [contradiction, seconds, failing] = await Promise.all([
      this.known.findContradiction(),
      this.seals.unsealedSeconds(),
      this.anchoring.failing(),
    ]);
    const holds = [contradiction !== null, seconds > MAX_UNSEALED_SECONDS, failing.length > 0];
    return reasons.filter((_, i) => holds[i]);
  }
}
