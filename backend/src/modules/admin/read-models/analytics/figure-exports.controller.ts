import { Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { Access, ApiController, MyRoles } from '../../../../access/access.decorator.js';
import { allows } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { AnswersCsv, csvFile } from '../../../../platform/http/csv-file.js';
import { Choice, Text } from '../../../../platform/http/fields.js';
import { notFound } from '../../../../platform/http/problem.js';
import { FigureExports, type FigureTable, figureTables } from '../../figures/figure-exports.js';
import { FiguresQuery, periodOf } from '../../figures/period.js';
import { rowsAsCsv } from '../../figures/rows-as-csv.js';

class FigureTableParam {
  @Choice(figureTables) table: FigureTable;
}

class FigureExportQuery extends FiguresQuery {
  @Text({ min: 3, max: 300, description: 'Why the file is taken out. Kept with the look.' }) reason: string;
}

@ApiController('staff', 'api/admin/figure-exports/:table')
export class FigureExportsController {
  constructor(
    private readonly exports: FigureExports,
    private readonly clock: Clock,
  ) {}

  /** A table of the Analysis as CSV, for the days that are shown. */
  @Get()
  @Access('export-figures')
  @RecordedAccess({ as: 'exported', reason: 'reason' })
  @AnswersCsv()
  async export(
    @Param() { table }: FigureTableParam,
    @Query() query: FigureExportQuery,
    @MyRoles() roles: readonly StaffRole[],
  ): Promise<StreamableFile> {
    const offered = this.exports.of(table);
    if (!offered || !allows(offered.policy, roles)) throw notFound();
    const rows = await offered.rows(periodOf(query, this.clock.now()));
    return csvFile(table, rowsAsCsv(rows));
  }
}
