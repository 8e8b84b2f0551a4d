import { type FilterQuery, raw } from '@mikro-orm/core';
import type { ProfileRow } from './profile.row.js';

/** The condition of the index `profile_staff`. Made anew for each query, as MikroORM takes a piece of SQL once. */
export const holdsRoles = (): FilterQuery<ProfileRow> => ({ [raw(`roles <> '{}'`)]: [] });
