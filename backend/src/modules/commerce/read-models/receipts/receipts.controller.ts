import { Get, Param, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { Pool } from '../../../../platform/database/pool.js';
import { commonRefusals, DomainError } from '../../../../platform/event-sourcing/index.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { ReceiptPage, ReceiptResponse, showReceipt } from './receipts.response.js';
import { Receipt } from './receipts.row.js';
import { paymentOfNumber } from './receipts.sql.js';

@Access('own-record')
@ApiController('commerce', 'api/me/receipts')
export class ReceiptsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly pool: Pool,
  ) {}

  @Get()
  @Ok(ReceiptPage)
  async list(@Me() memberId: string, @Query() query: PageQuery): Promise<Page<ReceiptResponse>> {
    const page = await this.readModels.page(Receipt, { memberId }, [{ paidAt: 'desc' }], pageOf(query));
    const names = await this.directory.namesOf([memberId]);
    return mapPage(page, (row) => showReceipt(row, names));
  }

  /** Finds a receipt by its number, or by the number of its cancellation. */
  @Get(':number')
  @Ok(ReceiptResponse)
  async show(@Me() memberId: string, @Param('number') number: string): Promise<ReceiptResponse> {
    const id = await paymentOfNumber(this.pool, number);
    const row = id ? await this.readModels.one(Receipt, id) : null;
    if (row?.memberId !== memberId) throw new DomainError(commonRefusals.NOT_FOUND);
    return showReceipt(row, await this.directory.namesOf([memberId]));
  }
}
