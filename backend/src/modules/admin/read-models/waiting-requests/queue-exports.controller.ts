import { Get, Param, Query, Req, type StreamableFile } from '@nestjs/common';
import { Access, ApiController, MyRoles } from '../../../../access/access.decorator.js';
import { allows } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { describeAccess } from '../../../../platform/access-log/record-access.interceptor.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { AnswersCsv, csvFile } from '../../../../platform/http/csv-file.js';
import { Text } from '../../../../platform/http/fields.js';
import { notFound } from '../../../../platform/http/problem.js';
import { withMoneyCells } from '../../figures/money-cells.js';
import { rowsAsCsv } from '../../figures/rows-as-csv.js';
import { QueueExports } from './queue-exports.js';
import { QueueFilter, QueueParam } from './queue-filter.query.js';
import { queueReaders } from './waiting-requests.row.js';

const CUT = '"There are more rows than this file holds. Narrow the list with a filter."';

class QueueExportQuery extends QueueFilter {
  @Text({ min: 3, max: 300, description: 'Why the file is taken out. Kept with the look.' }) reason: string;
}

@ApiController('staff', 'api/admin/queue-exports/:queue')
export class QueueExportsController {
  constructor(private readonly exports: QueueExports) {}

  /** The filtered list as CSV, at most 10,000 rows. A last line says so where there are more. */
  @Get()
  @Access('export-queues')
  @RecordedAccess({ as: 'exported', reason: 'reason' })
  @AnswersCsv()
  async export(
    @Param() { queue }: QueueParam,
    @Query() { reason: _, ...filters }: QueueExportQuery,
    @MyRoles() roles: readonly StaffRole[],
    @Req() request: GuardedRequest,
  ): Promise<StreamableFile> {
    if (!allows(queueReaders[queue], roles)) throw notFound();
    const { rows, isCut } = await this.exports.rowsOf(queue, filters, roles);
    describeAccess(request, { subjects: rows.flatMap((row) => ('userId' in row ? [String(row.userId)] : [])) });
    const file = rowsAsCsv(rows.map(withMoneyCells));
    return csvFile(queue, isCut ? `${file}${CUT}\r\n` : file);
  }
}
