import { Choice, Text } from '../../../../platform/http/fields.js';
import { PageQuery } from '../../../../platform/http/paging.js';
import { dialledIn } from '../../../../platform/text/dialled.js';
import { countries, departments, membershipTypes } from '../../../../reference-data/index.js';
import { type CohortStep, cohortSteps } from '../../figures/cohorts.js';
import { folded, isAddress, wordsOf } from './search-words.js';

const sorts = ['name', '-name', 'points', '-points', 'registeredAt', '-registeredAt'] as const;
const optional = { optional: true };

export class MembersQuery extends PageQuery {
  @Choice(['approved', 'banned'], optional) status?: 'approved' | 'banned';
  @Text({
    max: 100,
    optional: true,
    description:
      'A phone number, or words: each a part of a name or a number, or the beginning of the address. Of the banned also ' +
      'the reference of an appeal.',
  })
  q?: string;
  @Choice(membershipTypes, optional) membershipType?: (typeof membershipTypes)[number];
  @Choice([...departments, 'Business Owner'], optional) qualification?: string;
  @Choice(
    countries.map(({ id }) => id),
    optional,
  )
  country?: string;
  @Text({ max: 60, optional: true }) state?: string;
  @Text({ max: 7, optional: true, description: 'The month in which creators registered, such as 2026-10.' })
  cohort?: string;
  @Choice(cohortSteps, optional) step?: CohortStep;
  @Choice(sorts, optional) sort?: Sort;
}

export type Sort = (typeof sorts)[number];

export interface Search {
  readonly numbers: readonly string[];
  readonly words: readonly string[];
  /** The digits of a number typed in groups. Members with these digits match as well as those with the words. */
  readonly digits?: string;
}

export interface MembersFilter {
  readonly status: 'approved' | 'banned';
  readonly search: Search | undefined;
  readonly equal: Readonly<Record<string, string>>;
  /** Creators of a cohort who reached a step. */
  readonly cohort?: { readonly month: string; readonly step: CohortStep };
}

export function filterOf({ status = 'approved', q = '', ...query }: MembersQuery): MembersFilter {
  const { membershipType, qualification, country, state, cohort: month, step = 'registered' } = query;
  const equal = Object.entries({ membershipType, qualification, country, state }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const search = searchOf(q) ?? (month === undefined ? undefined : { numbers: [], words: [] }); // it has no figure
  return { status, search, equal: Object.fromEntries(equal), ...(month && { cohort: { month, step } }) };
}

/** Numbers are searched by their digits, and words of digits also as they are. */
export function searchOf(q: string): Search | undefined {
  const dialled = dialledIn(q, countries);
  const numbers = numbersOf(dialled);
  if (numbers.length > 0) return { numbers, words: [] };
  const known = q.toLowerCase().split(/\s+/).flatMap(wordsIn);
  const words = known.length > 0 ? known : folded(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return dialled.length < MIN_DIGITS || dialled === q ? { numbers, words } : { numbers, words, digits: dialled };
}

/** An address is one word. */
const wordsIn = (word: string): string[] => (isAddress(word) ? [word] : wordsOf(word));

/** Fewer digits in groups are probably no number. */
const MIN_DIGITS = 5;

/** With this many digits it is a nearly complete number, not a part of one. */
const international = /^(?:\+|00)(\d{9,})$/;
const national = /^0(\d{9,})$/;

/** Stored numbers have the country code. National numbers have a 0 instead, so all countries are tried. */
function numbersOf(dialled: string): string[] {
  const [, abroad] = international.exec(dialled) ?? [];
  if (abroad !== undefined) return [`+${abroad}`];
  const [, atHome] = national.exec(dialled) ?? [];
  return atHome === undefined ? [] : countries.map(({ diallingCode }) => diallingCode + atHome);
}

/** The columns of an order. The id breaks ties. */
export function sortColumns(sort: Sort): readonly ('last_key' | 'first_key' | 'points' | 'registered_at')[] {
  switch (sort) {
    case 'name':
    case '-name':
      return ['last_key', 'first_key'];
    case 'points':
    case '-points':
      return ['points'];
    case 'registeredAt':
    case '-registeredAt':
      return ['registered_at'];
  }
}
