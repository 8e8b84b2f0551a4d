import type { ImportedAccount } from '../modules/identity/accounts/imported-accounts.js';
import { bringPoints, takeAppraisals } from './challenge.js';
import { type ExportRow, keyOf, type TableName } from './export-row.js';
import type { Life, RefusedRow } from './life.js';
import { closeLife, fieldsOf, IMPORTED, type ImportContext, type MemberRows, registerMember } from './members.js';
import { bringPro, takeFee, takeHireRequest, takeOrder, takeToolRequest } from './requests.js';

/** Tables whose rows are imported one by one. */
const takers: { readonly [T in TableName]?: (life: Life, row: ExportRow) => void } = {
  program_fee_payments: takeFee,
  orders: takeOrder,
  growth_tool_requests: takeToolRequest,
  intern_hire_requests: takeHireRequest,
};

export interface PlannedLife {
  readonly life: Life;
  readonly account?: ImportedAccount;
}

/** Translates a member's rows into commands. `obstacle` says why the member cannot be registered. */
export function planLife(
  life: Life,
  rows: MemberRows,
  context: ImportContext,
  { isHere, obstacle }: { readonly isHere: boolean; readonly obstacle: string | undefined },
): PlannedLife {
  const isComplete = life.isCarriedOut('member', IMPORTED);
  const account = isComplete ? undefined : registerMember(life, rows, context, obstacle);
  if (obstacle !== undefined || (!account && !isHere)) {
    refuseAll(life, rows, obstacle);
    return { life };
  }
  const fields = fieldsOf(rows);
  for (const row of rows.others) {
    const taker = takers[row.table];
    if (taker) life.take(row, () => taker(life, row));
  }
  takeAppraisals(
    life,
    rows.others.filter(({ table }) => table === 'daily_appraisals'),
    fields,
  );
  if (!account) return { life };
  bringPoints(life, fields);
  bringPro(life, fields, context.now);
  closeLife(life, account, context);
  return { life, account };
}

/** Refuses all rows of a member who cannot be registered, so that they can be corrected together. */
function refuseAll(life: Life, { user, profile, others }: MemberRows, obstacle: string | undefined): void {
  const nobody = 'is of nobody who is in the export or here: add the row of users';
  const problems = life.refused.shift()?.problems ?? [obstacle ?? nobody];
  const follows = user ? [`goes with row ${String(user.row)} of ${user.table}, which is refused`] : problems;
  const refused: RefusedRow[] = [
    ...(user ? [{ row: user, problems }] : []),
    ...(profile ? [{ row: profile, problems }] : []),
    ...others.map((row) => ({ row, problems: [...(row.problem === undefined ? [] : [row.problem]), ...follows] })),
  ];
  life.refused.push(...refused);
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
    if (place === null) this.addDeed(rows.others, row);
    else if (rows[place]) this.refuse(row, `is the same as row ${String(rows[place].row)} of ${rows[place].table}`);
    else rows[place] = row;
  }

  private addDeed(deeds: ExportRow[], row: ExportRow): void {
    const id = `${row.table}/${keyOf(row)}`;
    const first = this.rowsById.get(id);
    if (first !== undefined) return this.refuse(row, `has the id of row ${String(first)}`);
    this.rowsById.set(id, row.row);
    deeds.push(row);
  }

  get memberCount(): number {
    return this.members.size;
  }

  inOrderOfLife(): [owner: string, rows: MemberRows][] {
    const begin = ([, { user, profile }]: [string, MemberRows]) =>
      user?.values.created_at ?? profile?.values.created_at ?? '';
    return [...this.members].sort((a, b) => (begin(a) < begin(b) ? -1 : 1));
  }

  private refuse(row: ExportRow, ...problems: readonly string[]): void {
    this.refused.push({ row, problems });
  }
}
