import type { EntitySchema } from '@mikro-orm/core';

const entities = new Set<EntitySchema>();

/** Makes a read model's row known to the ORM; called while modules are being declared, before it opens. */
export function registerEntity(entity: EntitySchema): void {
  entities.add(entity);
}

export const readModelEntities = (): EntitySchema[] => [...entities];
