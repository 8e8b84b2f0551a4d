import type { Command } from '../../../platform/event-sourcing/index.js';
import type { StatementMatch } from './statement.events.js';

export interface StatementRow {
  readonly id: string;
  /** The line in the file. */
  readonly line: number;
  readonly paidOn: string;
  readonly amount: number;
  readonly reference: string;
  readonly narration: string;
  readonly payer: string;
}

export type ImportStatement = Command<
  'ImportStatement',
  { account: string; currency: string; rows: readonly StatementRow[] }
>;
/** Records rows whose payments were confirmed. */
export type MatchStatementRows = Command<'MatchStatementRows', { matches: readonly StatementMatch[] }>;
export type StatementCommand = ImportStatement | MatchStatementRows;
