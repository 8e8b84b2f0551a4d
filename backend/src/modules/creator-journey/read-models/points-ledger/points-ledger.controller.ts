import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me } from '../../../../access/access.decorator.js';
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

@ApiTags('journey')
@Controller('api/me/points')
export class PointsLedgerController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-journey')
  @ApiOkResponse({ type: PointsEntryPage })
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<PointsEntryResponse>> {
    const page = await this.readModels.page(PointsLedgerEntry, { memberId }, [{ version: 'desc' }], pageOf(query));
    return mapPage(page, ({ at, source, change, total, reason }) => ({ at, source, change, total, reason }));
  }
}
