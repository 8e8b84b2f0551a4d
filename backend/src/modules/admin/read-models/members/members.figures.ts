import type { RollUp } from '../../../../platform/projections/read-model.js';
import type { MembersFilter } from './members.query.js';
import type { MemberRow } from './members.row.js';

/** How many are in each list, and in each list narrowed down by one filter. */
export const memberFigures: RollUp<MemberRow> = {
  table: 'members_figures',
  figuresOf: ({ bannedAt, membershipType, qualification, country, state }) => {
    const status = bannedAt ? 'banned' : 'approved';
    const narrowed = Object.entries({ membershipType, qualification, country, state })
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [`${status}/${field}/${String(value)}`, 1]);
    return { [status]: 1, ...(Object.fromEntries(narrowed) as Record<string, number>) };
  },
};

/** The figure that says how many fit, where there is one. */
export function figureOf({ status, words, equal }: MembersFilter): string | undefined {
  const [only, ...others] = Object.entries(equal);
  if (words.length > 0 || others.length > 0) return undefined;
  return only ? `${status}/${only[0]}/${only[1]}` : status;
}
