import { byType, type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { ImportStatement, MatchStatementRows, StatementCommand } from './statement.commands.js';
import type { StatementEvent } from './statement.events.js';
import { statementRefusals } from './statement.refusals.js';

/** The table `commerce.statement_rows` has the matches, and ensures that a row is matched once. */
export interface Statement {
  readonly status: 'none' | 'imported';
}

export const statementDecider: Decider<Statement, StatementCommand, StatementEvent> = {
  initial: { status: 'none' },
  decide: byType({ ImportStatement: importRows, MatchStatementRows: match }),
  evolve: () => ({ status: 'imported' }),
};

/** A repeated import does nothing. */
function importRows({ data }: ImportStatement, { status }: Statement): StatementEvent[] {
  const { account, currency, rows } = data;
  return status === 'none' ? [{ type: 'StatementImported', data: { account, currency, rows: rows.length } }] : [];
}

function match({ data }: MatchStatementRows, { status }: Statement): StatementEvent[] {
  if (status === 'none') throw new DomainError(statementRefusals.NOT_FOUND);
  return data.matches.map((data) => ({ type: 'StatementRowMatched', data }));
}
