import { createHash } from 'node:crypto';
import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Created, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { DomainError, derivedId } from '../../../platform/event-sourcing/index.js';
import { TakesFile, type UploadedFile } from '../../../platform/http/uploaded-file.js';
import { decodeCsv } from '../bank-statements/decode-csv.js';
import { readStatement } from '../bank-statements/read-statement.js';
import { isWholeLayout, parseLayout, recognise } from '../bank-statements/statement-layout.js';
import { Statements } from '../bank-statements/statements.js';
import { statement, statementOf } from '../domain/statement.aggregate.js';
import { statementRefusals } from '../domain/statement.refusals.js';
import { ImportStatementRequest, StatementImportedResponse } from './statements.requests.js';

const MAX_ROWS = 20_000;
/** An account number in any country's format. It is in the log, so no other text is allowed. */
const ACCOUNT = /^(?=(?:\D*\d){4})[\da-z -]{4,34}$/i;
const STATEMENTS = '01900000-0000-7000-8000-00000000ba2d';
/** Content types that browsers and systems use for CSV files. */
const TYPES =
  /^(text\/(csv|plain|comma-separated-values|x-csv|tab-separated-values)|application\/(csv|x-csv|vnd\.ms-excel|octet-stream))?(;|$)/;

@ApiController('staff', 'api/admin/statements')
export class ImportStatementController {
  constructor(
    private readonly bus: CommandBus,
    private readonly statements: Statements,
  ) {}

  /** A repeated statement, or rows that another one brought, import nothing. */
  @Post()
  @TakesFile()
  @Access('import-statements')
  @Created(StatementImportedResponse)
  async import(
    @Body() { account, currency, layout: typed, file }: ImportStatementRequest,
    @RequestCaller() caller: Caller,
  ) {
    if (!ACCOUNT.test(account)) throw new DomainError(statementRefusals.STATEMENT_ACCOUNT_UNKNOWN);
    const key = account.replaceAll(/[ -]/g, '').toUpperCase();
    const named = typed === undefined ? undefined : parseLayout(typed);
    const { table, layout } = recognise(cellsOf(file), named ?? (await this.statements.layoutOf(key)));
    if (!isWholeLayout(layout))
      throw new DomainError(statementRefusals.STATEMENT_COLUMNS_UNKNOWN, { headings: table.headings.join('\t') });
    const { rows: all, ...rest } = readStatement(table, layout, `${key} ${currency}`);
    if (all.length === 0)
      throw new DomainError(statementRefusals.STATEMENT_EMPTY, { headings: table.headings.join('\t') });
    if (named) await this.statements.keepLayout(key, layout);
    const { rows, earlier } = await this.statements.newOf(all);
    const id =
      earlier ??
      derivedId(
        STATEMENTS,
        createHash('sha256')
          .update(rows.map((row) => row.id).join())
          .digest('hex'),
      );
    const answer = (imported: number) => ({ id, imported, known: all.length - imported, ...rest });
    if (rows.length === 0) return new CommandResult(answer(0));
    const command = { type: 'ImportStatement', data: { account, currency, rows } } as const;
    return this.bus.execute(
      new ExecuteCommand(statement, statementOf(id), command, caller, (events) =>
        answer(events.length > 0 ? rows.length : 0),
      ),
    );
  }
}

function cellsOf({ type, content }: UploadedFile): string[][] {
  const cells = TYPES.test(type) ? decodeCsv(Buffer.from(content, 'latin1')) : undefined;
  if (!cells) throw new DomainError(statementRefusals.STATEMENT_NOT_CSV);
  if (cells.length > MAX_ROWS + 1)
    throw new DomainError(statementRefusals.STATEMENT_TOO_LONG, { rows: cells.length - 1, max: MAX_ROWS });
  return cells;
}
