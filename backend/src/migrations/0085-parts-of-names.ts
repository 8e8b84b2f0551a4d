import { Migration } from '@mikro-orm/migrations';

/**
 * Finds long parts of names without the long lists that every three letters have. The parts stand in the row, as a walk
 * through the table that made them for each row would be slow. They are of the text that the projector has made small
 * letters of, which ends with address and number.
 */
export class PartsOfNames extends Migration {
  override up(): void {
    this.addSql(`create function read.parts_of_five(name text) returns text[] language sql
      immutable strict parallel safe
      as $$ select array_agg(substr(name, i, 5)) from generate_series(1, length(name) - 4) i $$`);
    this.addSql(`alter table read.members add column name_parts text[]
      generated always as (read.parts_of_five(split_part(search_text, ' ' || lower(email), 1))) stored`);
    this.addSql('create index members_by_part_of_name on read.members using gin (name_parts)');
  }
}
