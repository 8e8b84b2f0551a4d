import { Get } from '@nestjs/common';
import { Access, ApiController, MyRoles, Ok } from '../../../../access/access.decorator.js';
import { allows } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Pool } from '../../../../platform/database/pool.js';
import { NumberProp, ObjectProp } from '../../../../platform/http/props.js';
import { readFigures } from '../../../../platform/projections/roll-up.js';
import { QueueTargets } from '../../queue-targets/queue-targets.js';
import { countOverdue, countPrivacyRequests } from './overdue.sql.js';
import { nothingWaits, type Queue, queueReaders, waitingFigures } from './waiting-requests.row.js';

const maybe = { required: false };

class WaitingCountsResponse implements Partial<Record<Queue, number>> {
  @NumberProp(maybe) appraisals?: number;
  @NumberProp(maybe) kyc?: number;
  @NumberProp(maybe) payments?: number;
  @NumberProp(maybe) orders?: number;
  @NumberProp(maybe) hireRequests?: number;
  @NumberProp(maybe) growthTools?: number;
  @NumberProp(maybe) loans?: number;
  @NumberProp(maybe) privacyRequests?: number;
}

class QueueCountsResponse extends WaitingCountsResponse {
  @ObjectProp(() => WaitingCountsResponse, { description: 'Of these, how many have waited longer than the target.' })
  overdue: WaitingCountsResponse;
  @ObjectProp(() => WaitingCountsResponse, { description: 'Within how many hours each is meant to be decided.' })
  targets: WaitingCountsResponse;
}

@ApiController('staff', 'api/admin/queue-counts')
export class WaitingRequestsController {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly queueTargets: QueueTargets,
  ) {}

  @Get()
  @Access('enter-console')
  @Ok(QueueCountsResponse)
  async show(@MyRoles() roles: readonly StaffRole[]): Promise<QueueCountsResponse> {
    const queues = (Object.keys(nothingWaits) as Queue[]).filter((queue) => allows(queueReaders[queue], roles));
    const targets = await this.queueTargets.hours();
    const isAuditor = allows('read-history', roles);
    const [figures, overdue, privacy] = await Promise.all([
      readFigures(this.pool, waitingFigures, { names: queues }),
      countOverdue(this.pool, queues, targets, this.clock.now()),
      isAuditor ? countPrivacyRequests(this.pool, this.clock.now()) : undefined,
    ]);
    return {
      ...Object.fromEntries(queues.map((queue) => [queue, figures.get(queue) ?? 0])),
      ...(privacy && { privacyRequests: privacy.waiting }),
      targets,
      overdue: { ...overdue, ...(privacy && { privacyRequests: privacy.overdue }) },
    };
  }
}
