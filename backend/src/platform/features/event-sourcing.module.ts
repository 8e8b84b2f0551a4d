import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { registerEntity } from '../database/read-model-entities.js';
import type { AnyAggregate, AnyProcess } from '../event-sourcing/index.js';
import { EventRegistry } from '../event-store/event-registry.js';
import { Housekeeping, type RetentionRule } from '../housekeeping/housekeeping.js';
import type { Dispatch } from '../jobs/dispatch.js';
import { Jobs } from '../jobs/jobs.js';
import { ProcessRegistry } from '../processes/process-registry.js';
import { type Keep, READ_SCHEMA, type ReadModel } from '../projections/read-model.js';
import { ReadModelRegistry } from '../projections/read-model-registry.js';
import { type Switch, Switches } from './switches.js';

export interface Feature {
  readonly aggregates?: readonly AnyAggregate[];
  readonly readModels?: readonly ReadModel[];
  readonly processes?: readonly AnyProcess[];
  readonly dispatches?: readonly Dispatch[];
  readonly switches?: readonly Switch[];
}

const FEATURE = Symbol('Feature');

/** A module declares its {@link Feature} by importing this. Nothing else needs to know of it. */
@Module({})
export class EventSourcingModule {
  static forFeature(feature: Feature): DynamicModule {
    for (const { row } of feature.readModels ?? []) registerEntity(row);
    return { module: EventSourcingModule, providers: [{ provide: FEATURE, useValue: feature }] };
  }

  constructor(
    @Inject(FEATURE) feature: Feature,
    events: EventRegistry,
    readModels: ReadModelRegistry,
    processes: ProcessRegistry,
    housekeeping: Housekeeping,
    jobs: Jobs,
    switches: Switches,
  ) {
    for (const aggregate of feature.aggregates ?? []) events.register(aggregate);
    for (const model of feature.readModels ?? []) {
      readModels.register(model);
      if (model.keep) housekeeping.register(choreOf(model, model.keep));
    }
    for (const process of feature.processes ?? []) processes.register(process);
    for (const dispatch of feature.dispatches ?? []) jobs.dispatch(dispatch);
    for (const declared of feature.switches ?? []) switches.register(declared);
  }
}

const choreOf = ({ projector, row }: ReadModel, { days, since }: Keep): RetentionRule => ({
  name: `rows of ${projector.name}`,
  keepDays: days,
  table: `${READ_SCHEMA}.${row.meta.tableName}`,
  isOld: `${since} < $1`,
});
