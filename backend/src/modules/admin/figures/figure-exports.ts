import { Injectable } from '@nestjs/common';
import type { PolicyName } from '../../../access/policies.js';
import type { Period } from './period.js';

export const figureTables = [
  ...(['days', 'queues', 'reviewers', 'waits', 'cohorts', 'countries', 'cities', 'tools', 'funnel'] as const),
  ...(['revenue', 'hiring-times', 'hiring-departments', 'hiring-states'] as const),
];
export type FigureTable = (typeof figureTables)[number];

interface Offered {
  /** The policy for reading the table. */
  readonly policy: PolicyName;
  readonly rows: (period: Period) => Promise<readonly object[]>;
}

/** Registers the tables of the Analysis for export. */
@Injectable()
export class FigureExports {
  private readonly tables = new Map<FigureTable, Offered>();

  offer(table: FigureTable, policy: PolicyName, rows: Offered['rows']): void {
    this.tables.set(table, { policy, rows });
  }

  of(table: FigureTable): Offered | undefined {
    return this.tables.get(table);
  }
}
