import { Get } from '@nestjs/common';
import { Access, ApiController, MyRoles, Ok } from '../../../../access/access.decorator.js';
import { type PolicyName, policies } from '../../../../access/policies.js';
import { hasRoleFor } from '../../../../access/policy.js';
import type { StaffRole } from '../../../../access/roles.js';
import { Pool } from '../../../../platform/database/pool.js';
import { NumberProp } from '../../../../platform/http/props.js';
import { readFigures } from '../../../../platform/projections/roll-up.js';
import { nothingWaits, type Queue, waitingFigures } from './waiting-requests.row.js';

const maybe = { required: false };

class QueueCountsResponse implements Partial<Record<Queue, number>> {
  @NumberProp(maybe) appraisals?: number;
  @NumberProp(maybe) kyc?: number;
  @NumberProp(maybe) payments?: number;
  @NumberProp(maybe) orders?: number;
  @NumberProp(maybe) hireRequests?: number;
  @NumberProp(maybe) growthTools?: number;
  @NumberProp(maybe) loans?: number;
}

const readers: Readonly<Record<Queue, PolicyName>> = {
  appraisals: 'review-appraisals',
  kyc: 'review-kyc',
  payments: 'read-payments',
  orders: 'read-orders',
  hireRequests: 'review-hire-requests',
  growthTools: 'review-tool-requests',
  loans: 'decide-loans',
};

@ApiController('staff', 'api/admin/queue-counts')
export class WaitingRequestsController {
  constructor(private readonly pool: Pool) {}

  @Get()
  @Access('enter-console')
  @Ok(QueueCountsResponse)
  async show(@MyRoles() roles: readonly StaffRole[]): Promise<QueueCountsResponse> {
    const queues = (Object.keys(nothingWaits) as Queue[]).filter((queue) =>
      hasRoleFor(policies[readers[queue]], roles),
    );
    const figures = await readFigures(this.pool, waitingFigures, { names: queues });
    return Object.fromEntries(queues.map((queue) => [queue, figures.get(queue) ?? 0]));
  }
}
