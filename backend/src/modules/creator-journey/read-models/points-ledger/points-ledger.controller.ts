import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { DateTimeProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { PointsLedgerEntry } from './points-ledger.row.js';

export class PointsEntryResponse {
  @DateTimeProp() at: Date;
  @TextProp() source: string;
  @NumberProp() change: number;
  @NumberProp() total: number;
  @TextProp({ nullable: true }) reason: string | null;
}

class PointsEntryPage extends pageResponse(PointsEntryResponse) {}

@ApiController('journey', 'api/me/points')
export class PointsLedgerController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-journey')
  @Ok(PointsEntryPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<PointsEntryResponse>> {
    const page = await this.readModels.page(PointsLedgerEntry, { memberId }, [{ version: 'desc' }], pageOf(query));
    return mapPage(page, ({ at, source, change, total, reason }) => ({ at, source, change, total, reason }));
  }
}
