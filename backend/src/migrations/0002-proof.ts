import { Migration } from '@mikro-orm/migrations';

/** Signed statements of what the log was, and the tree that they are over. Reasons: ADR 0013. */
export class Proof extends Migration {
  override up(): void {
    this.addSql(`create table es.seals (
      number bigint primary key,
      size bigint not null,
      root bytea not null check (length(root) = 32),
      inc smallint not null,
      tx xid8 not null,
      pos bigint not null,
      sealed_at timestamptz not null,
      previous bytea,
      key_id text not null,
      signature bytea not null)`);
    this.addSql('create unique index seals_position on es.seals (inc, tx, pos)');
    this.addSql(`create table es.seal_tiles (
      level smallint not null,
      index bigint not null,
      hashes bytea storage external not null
        check (length(hashes) % 32 = 0 and length(hashes) between 32 and 8192),
      primary key (level, index)
    ) with (fillfactor = 50)`);
  }
}
