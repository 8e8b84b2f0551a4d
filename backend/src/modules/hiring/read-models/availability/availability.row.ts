import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import { unlockThreshold } from '../../../../reference-data/index.js';

/** The work offer of each creator, and the fields that decide whether she is invited and how she ranks. */
export const CreatorAvailability = readTable('CreatorAvailability', 'availability', {
  id: p.uuid().primary(),
  firstName: p.text(),
  department: p.text().nullable(),
  state: p.text().nullable(),
  pageName: p.text().nullable(),
  available: p.boolean(),
  departments: p.array(),
  skills: p.array(),
  workTypes: p.array(),
  days: p.array(),
  area: p.text().nullable(),
  asks: p.text().nullable(),
  waitingSince: p.datetime(),
  pro: p.boolean(),
  banned: p.boolean(),
  points: p.integer(),
  finished: p.integer(),
  invited: p.integer(),
  answered: p.integer(),
  standing: p.integer(),
  /** Her reasons for declining by invitation, and her words about work. The column was named before the latter came. */
  words: p.json<Readonly<Record<string, string>>>().fieldName('declines'),
});
export type AvailabilityRow = RowOf<typeof CreatorAvailability>;

export const wordsKey = (invitationId: string, about: 'rating' | 'dispute'): string => `${about}/${invitationId}`;

/** Whether she may be invited: open to work, Pro, not banned, with enough points. Indexes have the condition too. */
export const mayBeAsked = ({ available, pro, banned, points }: AvailabilityRow): boolean =>
  available && pro && !banned && points >= unlockThreshold;
