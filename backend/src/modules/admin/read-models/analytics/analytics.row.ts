import { p } from '@mikro-orm/core';
import { type Figures, type RollUp, type RowOf, readTable } from '../../../../platform/projections/read-model.js';

import type { MembershipType } from '../../../identity/public.js';

export const Analytics = readTable('Analytics', 'analytics', {
  id: p.uuid().primary(),
  membershipType: p.text().$type<MembershipType>(),
  country: p.text().nullable(),
  state: p.text().nullable(),
  /** Or erased: either way they are no longer counted among the members. */
  banned: p.boolean(),
  /** The month in which they registered, such as 2026-11. */
  cohort: p.text(),
  counts: p.json<Figures>(),
});
export type AnalyticsRow = RowOf<typeof Analytics>;

/** Banned and erased members are left out of the totals; what they did has happened all the same. */
export const analyticsRollUp: RollUp<AnalyticsRow> = {
  table: 'analytics_figures',
  figuresOf: ({ membershipType, country, state, banned, counts }) => ({
    ...counts,
    ...(!banned && {
      'total/all': 1,
      [`total/${membershipType}`]: 1,
      ...(country && { [`country/${country}`]: 1 }),
      ...(state && { [`city/${state}`]: 1 }),
    }),
  }),
};
