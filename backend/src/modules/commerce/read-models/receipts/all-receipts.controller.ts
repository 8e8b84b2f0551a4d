import { Get, Query, type StreamableFile } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Pool } from '../../../../platform/database/pool.js';
import { AnswersCsv, csvFile, inMajorUnits } from '../../../../platform/http/csv-file.js';
import { Id, QueryNumber, Text } from '../../../../platform/http/fields.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { readFigures } from '../../../../platform/projections/roll-up.js';
import { FigureExports, FiguresQuery, monthsUntil, type Period, periodOf } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { closingCsv } from './closing-csv.js';
import { ReceiptPage, type ReceiptResponse, RevenueResponse, showReceipt, showRevenue } from './receipts.response.js';
import { Receipt, revenueRollUp } from './receipts.row.js';
import { entriesOfMonth, paymentOfNumber } from './receipts.sql.js';

class AllReceiptsQuery extends PageQuery {
  @Id({ optional: true }) memberId?: string;
  @Text({ max: 20, optional: true, description: 'Of a receipt or a cancellation, whole.' }) number?: string;
}

class ClosingQuery {
  @QueryNumber({ min: 2_020, max: 9_999 }) year: number;
  @QueryNumber({ min: 1, max: 12 }) month: number;
  @Text({ min: 3, max: 300, description: 'Why the file is taken out. Kept with the look.' }) reason: string;
}

const SHOWN_MONTHS = 12;

@ApiController('staff', 'api/admin')
export class AllReceiptsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly pool: Pool,
    private readonly clock: Clock,
    exports: FigureExports,
  ) {
    exports.offer('revenue', 'read-revenue', async (period) =>
      (await this.revenueUntil(period)).items.map(({ received, returned, ...row }) => ({
        ...row,
        received: inMajorUnits(received),
        returned: inMajorUnits(returned),
      })),
    );
  }

  @Get('receipts')
  @Access('read-payments')
  @Ok(ReceiptPage)
  async list(@Query() { memberId, number, ...query }: AllReceiptsQuery): Promise<Page<ReceiptResponse>> {
    const ids =
      number === undefined ? undefined : [await paymentOfNumber(this.pool, number)].filter((id) => id !== undefined);
    const where = { ...(memberId && { memberId }), ...(ids && { id: { $in: ids } }) };
    const page = await this.readModels.page(Receipt, where, [{ paidAt: 'desc' }], pageOf(query));
    const names = await this.directory.namesOf(page.items.map((row) => row.memberId));
    return mapPage(page, (row) => showReceipt(row, names));
  }

  /** A month as CSV: its receipts and cancellations, then the sums of each currency. */
  @Get('receipts/export')
  @Access('export-receipts')
  @RecordedAccess({ as: 'exported', reason: 'reason' })
  @AnswersCsv()
  async export(@Query() { year, month: monthOfYear }: ClosingQuery): Promise<StreamableFile> {
    const month = `${String(year)}-${String(monthOfYear).padStart(2, '0')}`;
    return csvFile(`receipts-${month}`, closingCsv(month, await entriesOfMonth(this.pool, month)));
  }

  /** The twelve months up to that of the last day. */
  @Get('revenue')
  @Access('read-revenue')
  @Ok(RevenueResponse)
  revenue(@Query() query: FiguresQuery): Promise<RevenueResponse> {
    return this.revenueUntil(periodOf(query, this.clock.now()));
  }

  private async revenueUntil(period: Period): Promise<RevenueResponse> {
    const months = monthsUntil(period, SHOWN_MONTHS);
    return showRevenue(months, await readFigures(this.pool, revenueRollUp, { names: [], groups: months }));
  }
}
