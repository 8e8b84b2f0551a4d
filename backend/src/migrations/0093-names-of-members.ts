import { Migration } from '@mikro-orm/migrations';

/**
 * Members are found by names without regard to capitals and accents, through a table of all names: a word stands in
 * few of them, and each leads to its members in the order of the list. Parts of names are not needed any more; servers
 * of the version before answer searches by name with an error until they are replaced. Reasons: ADR 0009.
 */
export class NamesOfMembers extends Migration {
  override up(): void {
    for (const index of ['by_part_of_name', 'by_name', 'search']) this.addSql(`drop index read.members_${index}`);
    this.addSql(`alter table read.members drop column name_parts, add column handle text,
      add column first_key text not null default '', add column last_key text not null default ''`);
    this.addSql('drop function read.parts_of_five');
    this.addSql(FILL);
    this.addSql('create index members_search on read.members using gin (search_text gin_trgm_ops)');
    this.addSql('create index members_by_name on read.members (last_key, first_key, id) where banned_at is null');
    this.addSql('create index members_by_first_name on read.members (first_key, last_key, id) where banned_at is null');
    this.addSql('create index members_by_handle on read.members (handle, id) where banned_at is null');
    this.addSql(`create table read.members_names (id text primary key, n bigint not null,
      kind text generated always as (split_part(id, '/', 1)) stored,
      name text generated always as (substr(id, strpos(id, '/') + 1)) stored) with (fillfactor = 70)`);
    this.addSql(`insert into read.members_names select kind || '/' || name, count(*)
      from read.members, lateral (values ('first', first_key), ('last', last_key)) as names (kind, name) group by 1`);
    this.addSql('analyze read.members, read.members_names');
    this.addSql('create index members_names_parts on read.members_names using gin (name gin_trgm_ops)');
  }
}

/** As `folded` of the projector. */
const folded = (column: string): string => `replace(replace(replace(translate(regexp_replace(
  lower(normalize(translate(${column}, '‘’ʻʼʽ\`´', repeat(chr(39), 7)), nfkd) collate pg_c_utf8),
  '[\\u0300-\\u036f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u00ad\\ufeff]', '', 'g'),
  'ɓɗƙƴøłđı', 'bdkyoldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;

const FILL = `update read.members m set first_key = f.first_key, last_key = f.last_key,
    handle = nullif(nullif(split_part(translate(f.address, '.+', '@@'), '@', 1), f.first_key), f.last_key),
    search_text = concat_ws(' ', f.first_key, f.last_key, f.address, coalesce(m.phone, ''))
  from (select id, ${folded('first_name')} as first_key, ${folded('last_name')} as last_key,
               ${folded('email')} as address from read.members) f
  where f.id = m.id`;
