import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

/** Agreed work that was not broken off. */
interface CountedWork {
  readonly creatorId: string;
  readonly agreedAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

/** The figures of one hire request for the Analysis. */
export const HireFigures = readTable('HireFigures', 'hire_figures', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  department: p.text().nullable(),
  places: p.integer(),
  requestedAt: p.datetime(),
  approvedAt: p.datetime().nullable(),
  /** When the first creator was invited. */
  invitedAt: p.datetime().nullable(),
  work: p.json<Readonly<Record<string, CountedWork>>>(),
});
export type HireFiguresRow = RowOf<typeof HireFigures>;
