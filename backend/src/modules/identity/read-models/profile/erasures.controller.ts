import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Erasures } from '../../../../platform/erasure/erasures.js';
import { mapPage, pageOf } from '../../../../platform/http/paging.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { ErasurePage, ErasuresQuery, showErasureEntry } from './erasures.response.js';
import { Profile } from './profile.row.js';

@ApiController('audit', 'api/audit/erasures')
export class ErasuresController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly erasures: Erasures,
  ) {}

  @Get()
  @Access('read-history')
  @Ok(ErasurePage)
  async list(@Query() query: ErasuresQuery): Promise<ErasurePage> {
    const isDone = query.status === 'done';
    const where = isDone ? { erasedAt: { $ne: null } } : { erasureRequestedAt: { $ne: null }, erasedAt: null };
    const order = isDone ? { erasedAt: 'desc' as const } : { erasureRequestedAt: 'asc' as const };
    const page = await this.readModels.page(Profile, where, [order], pageOf(query));
    const erased = await this.erasures.ofMembers(page.items.map(({ id }) => id));
    return mapPage(page, (row) => showErasureEntry(row, erased));
  }
}
