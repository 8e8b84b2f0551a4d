import { Controller, Get, Inject } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../platform/access/access.decorator.js';
import { Pool } from '../../../../platform/database/pool.js';
import { ShownNumber } from '../../../../platform/http/shown.js';
import { readFigures } from '../../../../platform/projections/roll-up.js';
import { nothingWaits, type Queue, waitingFigures } from './waiting-requests.row.js';

class QueueCountsResponse implements Record<Queue, number> {
  @ShownNumber() appraisals: number;
  @ShownNumber() kyc: number;
  @ShownNumber() payments: number;
  @ShownNumber() orders: number;
  @ShownNumber() hireRequests: number;
  @ShownNumber() growthTools: number;
  @ShownNumber() loans: number;
}

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/queue-counts')
export class WaitingRequestsController {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /** How much waits in each queue. */
  @Get()
  @Access('enter-console')
  @ApiOkResponse({ type: QueueCountsResponse })
  async show(): Promise<QueueCountsResponse> {
    const figures = await readFigures(this.pool, waitingFigures, { names: Object.keys(nothingWaits) });
    return { ...nothingWaits, ...Object.fromEntries(figures) };
  }
}
