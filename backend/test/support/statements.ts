import type { StatementImportedResponse } from '../../src/modules/commerce/http/statements.requests.js';
import type { StatementResponse } from '../../src/modules/commerce/read-models/statements/statements.response.js';
import type { MadeRow } from './statement-generator.js';
import type { TestClient } from './test-client.js';

const ACCOUNT = '0123456789';

export function statementForm(csv: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ account: ACCOUNT, currency: 'NGN', ...fields })) form.set(name, value);
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'statement.csv');
  return form;
}

export const importStatement = (staff: TestClient, csv: string, fields?: Record<string, string>) =>
  staff.post<StatementImportedResponse & { code?: string; headings?: string }>(
    '/api/admin/statements',
    statementForm(csv, fields),
  );

export const readStatementRows = async (staff: TestClient, id: string, query = '') =>
  (await staff.get<StatementResponse>(`/api/admin/statements/${id}?pageSize=100${query}`)).body;

export const csvOf = (rows: readonly Pick<MadeRow, 'paidOn' | 'reference' | 'narration' | 'amount'>[]): string =>
  [
    'Trans Date,Reference,Narration,Credit',
    ...rows.map(({ paidOn, reference, narration, amount }) =>
      [paidOn, reference, narration, (amount / 100).toFixed(2)].join(','),
    ),
  ].join('\n');
