import { defineEntity, type EntitySchema, type InferEntity } from '@mikro-orm/core';
import type { Event, Projector } from '../event-sourcing/index.js';

export const READ_SCHEMA = 'read';

export interface ReadModel {
  readonly projector: AnyProjector;
  readonly row: EntitySchema;
  readonly show: (row: AnyRow) => object;
  readonly rollUps: readonly RollUp<AnyRow>[];
  readonly keep?: Keep;
}

/** Rows are deleted `days` after the time in column `since`. The log keeps their events. */
export interface Keep {
  readonly days: number;
  readonly since: string;
}

export type Figures = Readonly<Record<string, number>>;

/** Sums over all rows, updated in the rows' transaction. A sum of 0 is deleted, as its name may be personal. */
export interface RollUp<Row> {
  /** Its first columns are `id text primary key, n bigint not null`. */
  readonly table: string;
  /** Rows for which this returns the same object are counted together. */
  readonly figuresOf: (row: Row) => Figures;
}

export const readTable = <
  const Name extends string,
  const Table extends string,
  const Columns extends Record<string, object>,
>(
  name: Name,
  tableName: Table,
  properties: Columns,
) => defineEntity({ name, schema: READ_SCHEMA, tableName, properties });

export type RowOf<Entity> = RowValues<InferEntity<Entity>>;

export type RowValues<Entity> = {
  [Column in keyof Entity as Column extends string ? Column : never]-?: Exclude<Entity[Column], undefined>;
};

export type AnyRow = { id: string };
export type AnyProjector = Projector<Event, AnyRow>;

/** Pairs a projector with its table. @throws Error if their names disagree */
export function readModel<E extends Event, Row extends AnyRow>(
  projector: Projector<E, Row>,
  row: { readonly '~entity': unknown } | EntitySchema,
  show: (row: Row) => object = (stored) => stored,
): ReadModel {
  const entity = row as unknown as EntitySchema;
  const [table, filled] = [tableOf(projector.name), entity.meta.tableName];
  if (filled !== table) throw new Error(`Projector ${projector.name} must fill table ${table}, not ${filled}.`);
  return { projector: projector as unknown as AnyProjector, row: entity, show: show as ReadModel['show'], rollUps: [] };
}

export function withRollUp<Row extends AnyRow>(model: ReadModel, ...rollUps: readonly RollUp<Row>[]): ReadModel {
  return { ...model, rollUps: rollUps as readonly unknown[] as readonly RollUp<AnyRow>[] };
}

export const withKeep = (model: ReadModel, keep: Keep): ReadModel => ({ ...model, keep });

const tableOf = (projectorName: string): string => projectorName.replaceAll('-', '_');
export const projectorOf = ({ meta }: EntitySchema): string => meta.tableName.replaceAll('_', '-');
