import { p } from '@mikro-orm/core';
import { type Figures, type RollUp, type RowOf, readTable } from '../../../../platform/projections/read-model.js';

import type { MembershipType } from '../../../identity/public.js';

export const Analytics = readTable('Analytics', 'analytics', {
  id: p.uuid().primary(),
  membershipType: p.text().$type<MembershipType>(),
  country: p.text().nullable(),
  state: p.text().nullable(),
  /** True for erased members too. Neither counts as a member any more. */
  banned: p.boolean(),
  /** The month of registration, such as 2026-11. */
  cohort: p.text(),
  counts: p.json<Figures>(),
});
export type AnalyticsRow = RowOf<typeof Analytics>;

/** Totals leave out banned and erased members. Counts of what they did stay. */
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
