import { Controller, Get, Inject } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../platform/access/access.decorator.js';
import { ShownNumber } from '../../../../platform/http/shown.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { nothingWaits, type Queue, QueueCounts } from './queue-counts.row.js';

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
export class QueueCountsController {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  /** How much waits in each queue. */
  @Get()
  @Access('enter-console')
  @ApiOkResponse({ type: QueueCountsResponse })
  async show(): Promise<QueueCountsResponse> {
    const { id, ...counts } = (await this.readModels.one(QueueCounts, nothingWaits.id)) ?? nothingWaits;
    return counts;
  }
}
