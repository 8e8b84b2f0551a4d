import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Plan } from '../../domain/membership.events.js';

/** `id` is the member's id. */
export const Membership = readTable('Membership', 'membership', {
  id: p.uuid().primary(),
  plan: p.text().$type<Plan>().nullable(),
  validUntil: p.datetime().nullable(),
  /** When the plan was given or last renewed. Stays after Pro has ended. */
  since: p.datetime().nullable(),
  banned: p.boolean(),
});
export type MembershipRow = RowOf<typeof Membership>;
