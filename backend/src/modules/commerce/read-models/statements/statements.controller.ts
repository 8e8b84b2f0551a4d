import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok, PathId } from '../../../../access/access.decorator.js';
import { Choice } from '../../../../platform/http/fields.js';
import { PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { notFound } from '../../../../platform/http/problem.js';
import { MemberDirectory } from '../../../identity/public.js';
import { Statements } from '../../bank-statements/statements.js';
import { Proposals } from './proposals.js';
import {
  type RowState,
  rowStates,
  StatementResponse,
  StatementsPage,
  showRow,
  totalsOf,
} from './statements.response.js';

class StatementQuery extends PageQuery {
  @Choice(rowStates, { optional: true }) proposal?: RowState;
}

@Access('import-statements')
@ApiController('staff', 'api/admin/statements')
export class StatementsController {
  constructor(
    private readonly statements: Statements,
    private readonly proposals: Proposals,
    private readonly directory: MemberDirectory,
  ) {}

  /** Latest first. */
  @Get()
  @Ok(StatementsPage)
  async list(@Query() query: PageQuery): Promise<StatementsPage> {
    const { page, pageSize } = pageOf(query);
    const { items, total } = await this.statements.page(pageSize, (page - 1) * pageSize);
    const names = await this.directory.namesOf(items.map(({ importedBy }) => importedBy));
    const shown = items.map((statement) => ({ ...statement, importedBy: names.get(statement.importedBy) ?? null }));
    return { items: shown, total, page, pageSize, nextCursor: null };
  }

  /** The rows in the order of the file, with their current proposals. */
  @Get(':id')
  @Ok(StatementResponse)
  async show(@PathId('id') id: string, @Query() query: StatementQuery): Promise<StatementResponse> {
    const statement = await this.statements.find(id);
    if (!statement) throw notFound();
    const { account, currency, importedAt } = statement;
    const { page, pageSize } = pageOf(query);
    const rows = await this.proposals.of(statement);
    const asked = rows.filter(({ state }) => !query.proposal || state === query.proposal);
    const items = asked.slice((page - 1) * pageSize, page * pageSize).map((row) => showRow(row, currency));
    const paging = { items, total: asked.length, page, pageSize, nextCursor: null };
    return { id, account, currency, importedAt, totals: totalsOf(rows, currency), ...paging };
  }
}
