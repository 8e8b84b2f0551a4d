/** The imported tables of a hosted backend, with the other names that exports use. */
const names = {
  users: ['auth_users'],
  profiles: [],
  internship_applications: [],
  business_applications: [],
  daily_appraisals: ['appraisals', 'weekly_appraisals'],
  program_fee_payments: ['program_fees', 'program_fee_applications'],
  orders: [],
  growth_tool_requests: ['tool_requests', 'growth_tool_applications'],
  intern_hire_requests: ['hire_requests'],
  /** A list of people to invite, without passwords. */
  members: [],
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof names;
export type Fields = Readonly<Record<string, string>>;

/** One row; empty fields are left out. `row` is the row of a spreadsheet or the line of a file. */
export interface ExportRow {
  readonly table: TableName;
  readonly row: number;
  readonly values: Fields;
  readonly problem?: string;
}

/** `auth.users`, `public.users` and `Users` are one table. Undefined for tables that are not imported. */
export function tableNamed(name: string): TableName | undefined {
  const plain = name
    .toLowerCase()
    .replaceAll('"', '')
    .replace(/^(auth|public)\./, '')
    .replaceAll(/[-\s]/g, '_');
  const found = Object.entries(names).find(([table, others]) => [table, ...others].includes(plain));
  return found?.[0] as TableName | undefined;
}

/** The owner's id in the export. */
export function ownerOf({ table, values }: ExportRow): string | undefined {
  if (table === 'members') return values.email;
  if (table === 'users') return values.id;
  return values.user_id ?? (table === 'profiles' ? values.id : values.business_owner_id);
}

/** The row's own id, or else values that identify it among its member's rows. */
export function keyOf(row: ExportRow): string {
  const { id, order_id, application_id, request_id, appraisal_id, day_number, created_at } = row.values;
  const own = id ?? order_id ?? application_id ?? request_id ?? appraisal_id;
  return own ?? [ownerOf(row), day_number, created_at].join('/');
}

/** What is wrong with a row, in words for the person who corrects it. */
export class UnusableRow extends Error {
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

type Readings<T> = { readonly [Name in keyof T]: () => T[Name] };

/** Reads all fields. @throws UnusableRow with all problems together */
export function readAll<T extends object>(readings: Readings<T>): T {
  const problems: string[] = [];
  const values = Object.entries<() => unknown>(readings).map(([name, read]) => {
    try {
      return [name, read()] as const;
    } catch (error) {
      if (!(error instanceof UnusableRow)) throw error;
      problems.push(...error.problems);
      return [name, undefined] as const;
    }
  });
  if (problems.length > 0) throw new UnusableRow(...new Set(problems));
  return Object.fromEntries(values) as T;
}

/** Returns the value. @throws UnusableRow with the problem if it is missing */
export function present<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new UnusableRow(problem);
  return value;
}
