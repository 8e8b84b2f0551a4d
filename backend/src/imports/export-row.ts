/** The tables of a hosted backend that are brought along, each with the other names that exports give it. */
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
  /** A list of people without passwords. */
  members: [],
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof names;
export type Fields = Readonly<Record<string, string>>;

/** One row; a field that is empty is not there. `row` counts as a spreadsheet does, or by lines. */
export interface ExportRow {
  readonly table: TableName;
  readonly row: number;
  readonly values: Fields;
  /** Why it could not be read as it should. */
  readonly problem?: string;
}

/** `auth.users`, `public.users` and `Users` are one table; undefined for one that nobody asked for. */
export function tableNamed(name: string): TableName | undefined {
  const plain = name
    .toLowerCase()
    .replaceAll('"', '')
    .replace(/^(auth|public)\./, '')
    .replaceAll(/[-\s]/g, '_');
  const found = Object.entries(names).find(([table, others]) => [table, ...others].includes(plain));
  return found?.[0] as TableName | undefined;
}

/** Whose row it is, by the id in the export. */
export function ownerOf({ table, values }: ExportRow): string | undefined {
  if (table === 'members') return values.email;
  if (table === 'users') return values.id;
  return values.user_id ?? (table === 'profiles' ? values.id : values.business_owner_id);
}

/** The id of the row where it has one of its own, and otherwise what makes it the only one of its member. */
export function keyOf(row: ExportRow): string {
  const { id, order_id, application_id, request_id, appraisal_id, day_number, created_at } = row.values;
  const own = id ?? order_id ?? application_id ?? request_id ?? appraisal_id;
  return own ?? [ownerOf(row), day_number, created_at].join('/');
}

/** What is wrong with a row, in words for whoever mends it. */
export class UnusableRow extends Error {
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

type Readings<T> = { readonly [Name in keyof T]: () => T[Name] };

/** What each of them reads. All that is wrong is told together, so that a row is mended once. */
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

/** What is not there, in a sentence. */
export function present<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new UnusableRow(problem);
  return value;
}
