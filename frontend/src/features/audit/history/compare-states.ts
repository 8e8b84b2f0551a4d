import { inWords } from '../../../shared/console/in-words';
import { dayOrWeek } from '../../../shared/day-or-week';
import type { MemberState } from '../api/member-state.query';
import { describeValue } from './field-words';

/** One field or row at the two moments. */
export interface StateLine {
  /** Unique among the lines. */
  key: string;
  part: string;
  name: string;
  then: unknown;
  other: unknown;
  differs: boolean;
}

type StatePart = Record<string, unknown> | null;

const whole = { profile: 'Profile', journey: 'Journey', kyc: 'KYC', membership: 'Membership' } as const;
const lists = {
  appraisals: 'Appraisal',
  orders: 'Order',
  toolRequests: 'Tool request',
  hireRequests: 'Hire request',
  programFees: 'Program fee',
  loans: 'Loan',
} as const;

/** Both states line by line, without fields that are not shown. */
export const compareStates = (then: MemberState, other: MemberState): StateLine[] => [
  ...keysOf(whole).flatMap((key) => compareFields(whole[key], then[key], other[key])),
  ...keysOf(lists).flatMap((key) => compareRows(lists[key], then[key], other[key])),
];

const keysOf = <Key extends string>(record: Record<Key, string>): Key[] => Object.keys(record) as Key[];

function compareFields(part: string, then: StatePart, other: StatePart): StateLine[] {
  const names = [...new Set([...Object.keys(then ?? {}), ...Object.keys(other ?? {})])];
  return names
    .filter((name) => name !== 'id')
    .map((name) =>
      createLine(part, inWords(name), describeOrNull(name, then?.[name]), describeOrNull(name, other?.[name])),
    )
    .filter(({ then: before, other: after }) => before !== null || after !== null);
}

/** A value that is shown as nothing counts as null: an erased address equals no address. */
function describeOrNull(name: string, value: unknown): unknown {
  const words = describeValue(name, value);
  return words === '' || (Array.isArray(words) && words.length === 0) ? null : (words ?? null);
}

/** One line for each row that exists at either moment. */
function compareRows(part: string, then: object[], other: object[]): StateLine[] {
  const before = mapById(then);
  const after = mapById(other);
  return [...new Set([...before.keys(), ...after.keys()])].map((id) => {
    const row = after.get(id) ?? before.get(id);
    return createLine(part, titleOf(row ?? {}), before.get(id) ?? null, after.get(id) ?? null, String(id));
  });
}

const mapById = (rows: object[]): Map<unknown, Record<string, unknown>> =>
  new Map((rows as Record<string, unknown>[]).map((row) => [row.id, row]));

interface Asked {
  department: string | null;
  numberOfInterns: string;
}

interface Titled {
  id?: string;
  dayNumber?: number | null;
  weekNumber?: number | null;
  attempt?: number;
  toolName?: string;
  orderDetails?: { toolName: string };
  details?: Asked;
  /** Of an invitation, which has no name of its own. */
  offer?: Asked;
  purpose?: string;
  reference?: string;
  code?: string;
}

export function titleOf(row: Titled): string {
  const { id, dayNumber, weekNumber, attempt, toolName, orderDetails, purpose, reference, code } = row;
  const asked = row.details ?? row.offer;
  if (dayNumber || weekNumber) return `${dayOrWeek(row)}, attempt ${attempt ?? 1}`;
  if (code) return inWords(code.replaceAll('-', ' '));
  if (asked) return `${asked.numberOfInterns} for ${asked.department ?? 'any department'}`;
  return toolName ?? orderDetails?.toolName ?? reference ?? purpose ?? id ?? '';
}

const createLine = (part: string, name: string, then: unknown, other: unknown, id = name): StateLine => ({
  key: `${part} ${id}`,
  part,
  name,
  then,
  other,
  differs: JSON.stringify(then) !== JSON.stringify(other),
});
