import { ListProp, NumberProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';

class Times {
  @NumberProp({ description: 'How many came so far in these days.' }) count: number;
  @NumberProp({ nullable: true, description: 'Minutes since the business asked.' }) median: number | null;
  @NumberProp({ nullable: true, description: 'Minutes; nine of ten took at most as long.' }) p90: number | null;
}

class Filled {
  @TextProp({ nullable: true }) name: string | null;
  @NumberProp() places: number;
  @NumberProp({ description: 'Places for which both sides said yes.' }) filled: number;
}

export class HireFiguresResponse {
  @ObjectProp(() => Times, { description: 'Until the first creator was asked.' }) shortlisted: Times;
  @ObjectProp(() => Times, { description: 'Until both had said yes, for each creator.' }) accepted: Times;
  @ObjectProp(() => Times, { description: 'Until the work was finished, for each creator.' }) finished: Times;
  @NumberProp({ description: 'Of requests that were approved in these days.' }) places: number;
  @NumberProp() filled: number;
  @ListProp(() => Filled, { description: 'Most places first.' }) byDepartment: readonly Filled[];
  @ListProp(() => Filled, { description: 'By the state of the business.' }) byState: readonly Filled[];
  @NumberProp({ description: 'Creators whose work was started or finished in these days.' }) creatorsEarning: number;
}

export interface FilledOf {
  readonly memberId: string;
  readonly department: string | null;
  readonly places: number;
  readonly filled: number;
}

/** Sums places and filled places by name. */
export function fillBy(rows: readonly FilledOf[], nameOf: (row: FilledOf) => string | null): Filled[] {
  const sums = new Map<string | null, Filled>();
  for (const row of rows) {
    const name = nameOf(row);
    const { places, filled } = sums.get(name) ?? { places: 0, filled: 0 };
    sums.set(name, { name, places: places + row.places, filled: filled + row.filled });
  }
  return [...sums.values()].toSorted((a, b) => b.places - a.places || (a.name ?? '').localeCompare(b.name ?? ''));
}
