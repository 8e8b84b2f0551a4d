/** The first of the migrations that the baseline took the place of, so every database of before has run it. */
const FIRST_OF_BEFORE = '0001-event-log';

export const isObsolete = (migrations: readonly string[]): boolean => migrations.includes(FIRST_OF_BEFORE);

/** The database was made before the baseline, from which no migration leads on. */
export class ObsoleteSchema extends Error {
  constructor() {
    super('The database was made before the first release.');
  }
}
