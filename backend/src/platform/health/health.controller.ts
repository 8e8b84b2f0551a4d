import type { Server } from 'node:http';
import { Get } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RequirePolicy } from '../access/access.decorator.js';
import { SingleFlight } from '../caching/single-flight.js';
import { TtlCache } from '../caching/ttl-cache.js';
import { Pool } from '../database/pool.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { ChoiceProp, ListProp, TextProp } from '../http/props.js';
import { ApiController, Ok } from '../http/route.decorators.js';
import { Anchoring } from '../proof/anchors/anchoring.js';
import { KnownSeals } from '../proof/known-seals.js';
import { SealMetrics } from '../proof/seal-metrics.js';
import { isDraining } from '../server/drain-connections.js';

const REASONS_TTL_MS = 5_000;
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
  private readonly reading = new SingleFlight();
  private readonly cached = new TtlCache<'reasons', readonly Reason[]>(REASONS_TTL_MS);

  constructor(
    private readonly pool: Pool,
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
    const reasons = await this.pool
      .query('select 1')
      .then(() => this.reasons())
      .catch(() => {
        throw notReady();
      });
    return { status: reasons.length === 0 ? 'ok' : 'degraded', reasons };
  }

  private async reasons(): Promise<readonly Reason[]> {
    const cached = this.cached.get('reasons');
    if (cached) return cached;
    const found = await this.reading.read('reasons', () => this.findReasons());
    this.cached.set('reasons', found);
    return found;
  }

  private async findReasons(): Promise<readonly Reason[]> {
    const [contradiction, seconds, failing] = await Promise.all([
      this.known.findContradiction(),
      this.seals.unsealedSeconds(),
      this.anchoring.failing(),
    ]);
    const holds: Record<Reason, boolean> = {
      'proof-contradicted': contradiction !== null,
      'nothing-sealed': seconds > MAX_UNSEALED_SECONDS,
      'anchor-failing': failing.length > 0,
    };
    return reasons.filter((reason) => holds[reason]);
  }
}
