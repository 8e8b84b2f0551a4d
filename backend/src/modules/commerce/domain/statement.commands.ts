import type { Command } from '../../../platform/event-sourcing/index.js';
import type { StatementMatch } from './statement.events.js';

/** Money that came in, as the bank wrote it. */
export interface StatementRow {
  readonly id: string;
  /** Its line in the file. */
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
/** Rows whose payments were confirmed. */
export type MatchStatementRows = Command<'MatchStatementRows', { matches: readonly StatementMatch[] }>;
export type StatementCommand = ImportStatement | MatchStatementRows;
