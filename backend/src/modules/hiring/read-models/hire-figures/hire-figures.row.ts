import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

/** Work that both sides agreed on and that nobody broke off. */
interface CountedWork {
  readonly creatorId: string;
  readonly agreedAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

/** What one hire request counts for in the Analysis. */
export const HireFigures = readTable('HireFigures', 'hire_figures', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  department: p.text().nullable(),
  places: p.integer(),
  requestedAt: p.datetime(),
  approvedAt: p.datetime().nullable(),
  /** When the first creator was asked. */
  invitedAt: p.datetime().nullable(),
  work: p.json<Readonly<Record<string, CountedWork>>>(),
});
export type HireFiguresRow = RowOf<typeof HireFigures>;
