import type { EntitySchema, InferEntity } from '@mikro-orm/core';
import type { Event, Projector } from '../event-sourcing/index.js';

/** A projector and the table that it fills. */
export interface ReadModel {
  readonly projector: AnyProjector;
  readonly row: EntitySchema;
  /** A row as its answer tells it, where that differs from the row. */
  readonly show: (row: AnyRow) => object;
  /** Figures over all rows, kept with them. */
  readonly rollUps: readonly RollUp<AnyRow>[];
  /** How long its rows are kept, where not for good. */
  readonly keep?: Keep;
}

/** Rows go this many days after the moment in the column. The log still tells what was in them. */
export interface Keep {
  readonly days: number;
  readonly since: string;
}

/** What one row counts for, by name. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Figures over all rows of a read model, kept in the transaction that writes the rows: what a changed row counted for
 * before is taken off, what it counts for now is added. Reading them costs the same however many rows there are. A
 * figure that comes to nothing goes, as its name may have been somebody's.
 */
export interface RollUp<Row> {
  /** The table: `id text primary key, n bigint not null` and what is made of these, in the schema of the read models. */
  readonly table: string;
  readonly figuresOf: (row: Row) => Figures;
}

/** A row as projectors write it and lists read it: every column given, `null` where there is nothing. */
export type RowOf<Entity> = RowValues<InferEntity<Entity>>;

/** An entity's columns alone, without the ORM's marks. */
export type RowValues<Entity> = {
  [Column in keyof Entity as Column extends string ? Column : never]-?: Exclude<Entity[Column], undefined>;
};

export type AnyRow = { id: string };
export type AnyProjector = Projector<Event, AnyRow>;

/** DecisionTable a projector with its row, checked by the compiler; their names must agree. */
export function readModel<E extends Event, Row extends AnyRow>(
  projector: Projector<E, Row>,
  row: { readonly '~entity': unknown } | EntitySchema,
  show: (row: Row) => object = (stored) => stored,
): ReadModel {
  const entity = row as unknown as EntitySchema;
  if (entity.meta.tableName !== tableOf(projector.name)) {
    throw new Error(
      `Projector ${projector.name} must fill table ${tableOf(projector.name)}, not ${entity.meta.tableName}.`,
    );
  }
  return { projector: projector as unknown as AnyProjector, row: entity, show: show as ReadModel['show'], rollUps: [] };
}

/** The same read model, with figures over its rows. */
export function withRollUp<Row extends AnyRow>(model: ReadModel, ...rollUps: readonly RollUp<Row>[]): ReadModel {
  return { ...model, rollUps: rollUps as readonly unknown[] as readonly RollUp<AnyRow>[] };
}

/** The same read model, of which old rows are thrown away. */
export const withKeep = (model: ReadModel, keep: Keep): ReadModel => ({ ...model, keep });

const tableOf = (projectorName: string): string => projectorName.replaceAll('-', '_');
export const projectorOf = ({ meta }: EntitySchema): string => meta.tableName.replaceAll('_', '-');

/** The schema in which the live read models lie. */
export const READ_SCHEMA = 'read';
