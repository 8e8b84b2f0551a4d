import type { EntitySchema } from '@mikro-orm/core';

const entities = new Set<EntitySchema>();

/** Must be called before the ORM opens, which means while modules are declared. */
export function registerEntity(entity: EntitySchema): void {
  entities.add(entity);
}

export const readModelEntities = (): EntitySchema[] => [...entities];
