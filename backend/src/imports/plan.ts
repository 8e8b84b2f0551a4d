import type { ImportedAccount } from '../modules/identity/accounts/imported-accounts.js';
import { importAppraisals, importPoints } from './challenge.js';
import { type ExportRow, keyOf, type TableName } from './export-row.js';
import type { MemberHistory, RefusedRow } from './member-history.js';
import { closeHistory, fieldsOf, IMPORTED, type ImportContext, type MemberRows, registerMember } from './members.js';
import { importFee, importHireRequest, importOrder, importPro, importToolRequest } from './requests.js';
import { placeInTime } from './values.js';

/** Tables whose rows are imported one by one. */
const importers: { readonly [T in TableName]?: (history: MemberHistory, row: ExportRow) => void } = {
  program_fee_payments: importFee,
  orders: importOrder,
  growth_tool_requests: importToolRequest,
  intern_hire_requests: importHireRequest,
};

export interface PlannedHistory {
  readonly history: MemberHistory;
  readonly account?: ImportedAccount;
}

/** Translates a member's rows into commands. `obstacle` says why the member cannot be registered. */
export function planHistory(
  history: MemberHistory,
  rows: MemberRows,
  context: ImportContext,
  { isHere, obstacle }: { readonly isHere: boolean; readonly obstacle: string | undefined },
): PlannedHistory {
  const isComplete = history.isCarriedOut('member', IMPORTED);
  const account = isComplete ? undefined : registerMember(history, rows, context, obstacle);
  if (obstacle !== undefined || (!account && !isHere)) {
    refuseAll(history, rows, obstacle);
    return { history };
  }
  const fields = fieldsOf(rows);
  for (const row of rows.others) {
    const importRow = importers[row.table];
    if (importRow) history.take(row, () => importRow(history, row));
  }
  importAppraisals(
    history,
    rows.others.filter(({ table }) => table === 'daily_appraisals'),
    fields,
  );
  if (!account) return { history };
  importPoints(history, fields);
  importPro(history, fields, context.now);
  closeHistory(history, account, context);
  return { history, account };
}

/** Refuses all rows of a member who cannot be registered, so that they can be corrected together. */
function refuseAll(history: MemberHistory, { user, profile, others }: MemberRows, obstacle: string | undefined): void {
  const nobody = 'is of nobody who is in the export or here: add the row of users';
  const problems = history.refused.shift()?.problems ?? [obstacle ?? nobody];
  const follows = user ? [`goes with row ${String(user.row)} of ${user.table}, which is refused`] : problems;
  const refused: RefusedRow[] = [
    ...(user ? [{ row: user, problems }] : []),
    ...(profile ? [{ row: profile, problems }] : []),
    ...others.map((row) => ({ row, problems: [...(row.problem === undefined ? [] : [row.problem]), ...follows] })),
  ];
  history.refused.push(...refused);
}

/** Groups rows by member, and sorts accounts by registration. Rows without a member are refused. */
export class MembersRows {
  private readonly members = new Map<string, { user?: ExportRow; profile?: ExportRow; others: ExportRow[] }>();
  private readonly rowsById = new Map<string, number>();
  readonly refused: RefusedRow[] = [];
  rowCount = 0;
  hasList = false;

  add(row: ExportRow, owner: string | undefined): void {
    this.rowCount += 1;
    this.hasList ||= row.table === 'members';
    if (owner === undefined) return this.refuse(row, row.problem ?? 'does not say whose it is');
    const key = owner.trim().toLowerCase();
    const rows = this.members.get(key) ?? { others: [] };
    this.members.set(key, rows);
    const place =
      row.table === 'profiles' ? 'profile' : row.table === 'users' || row.table === 'members' ? 'user' : null;
    if (place === null) this.addRow(rows.others, row);
    else if (rows[place]) this.refuse(row, `is the same as row ${String(rows[place].row)} of ${rows[place].table}`);
    else rows[place] = row;
  }

  private addRow(rows: ExportRow[], row: ExportRow): void {
    const id = `${row.table}/${keyOf(row)}`;
    const first = this.rowsById.get(id);
    if (first !== undefined) return this.refuse(row, `has the id of row ${String(first)}`);
    this.rowsById.set(id, row.row);
    rows.push(row);
  }

  get memberCount(): number {
    return this.members.size;
  }

  inOrderOfLife(): [owner: string, rows: MemberRows][] {
    const begun = [...this.members].map((entry) => {
      const { user, profile } = entry[1];
      return { entry, at: placeInTime({ ...profile?.values, ...user?.values }, 'created_at') };
    });
    return begun.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
  }

  private refuse(row: ExportRow, ...problems: readonly string[]): void {
    this.refused.push({ row, problems });
  }
}
