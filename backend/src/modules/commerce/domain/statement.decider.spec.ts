import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { StatementCommand } from './statement.commands.js';
import { statementDecider } from './statement.decider.js';
import type { StatementEvent, StatementMatch } from './statement.events.js';
import { statementRefusals } from './statement.refusals.js';

const given = deciderSpec(statementDecider, statementRefusals);

const row = { line: 2, paidOn: '2026-11-20', amount: 3_500_000, reference: 'SK1', narration: 'Rent', payer: 'Ada' };
const rows = [
  { ...row, id: 'a' },
  { ...row, id: 'b' },
];
const importing: StatementCommand = { type: 'ImportStatement', data: { account: '0123', currency: 'NGN', rows } };
const imported: StatementEvent = { type: 'StatementImported', data: { account: '0123', currency: 'NGN', rows: 2 } };
const matchOf = (id: string): StatementMatch => ({
  row: id,
  paymentOf: 'plan',
  paymentId: 'claim',
  amount: 3_500_000,
  currency: 'NGN',
});
const match = (...ids: string[]): StatementCommand => ({
  type: 'MatchStatementRows',
  data: { matches: ids.map(matchOf) },
});
const matched = (id: string): StatementEvent => ({ type: 'StatementRowMatched', data: matchOf(id) });

describe('a statement', () => {
  it('is imported, and nothing of what the bank wrote is recorded', () => given().when(importing).then(imported));
  it('is imported once', () => given(imported).when(importing).then());
  it('says which rows were matched', () => given(imported).when(match('a', 'b')).then(matched('a'), matched('b')));
  it('has to be there', () => given().when(match('a')).thenRefused('NOT_FOUND'));
});
