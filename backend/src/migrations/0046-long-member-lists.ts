import { Migration } from '@mikro-orm/migrations';

const FILTERS = ['membership_type', 'qualification', 'country', 'state'] as const;

/** What keeps the list of members quick at a million: an index for each filter, and figures instead of counting. */
export class LongMemberLists extends Migration {
  override up(): void {
    for (const column of FILTERS) {
      this.addSql(`create index members_newest_by_${column} on read.members (${column}, registered_at desc, id)
        where banned_at is null`);
    }
    this.addSql('create index members_by_fewest_points on read.members (points, id) where banned_at is null');
    this.addSql('create table read.members_figures (id text primary key, n bigint not null) with (fillfactor = 50)');
    this.addSql(`create index members_figures_group on read.members_figures (split_part(id, '/', 1))`);
    const status = `case when banned_at is null then 'approved' else 'banned' end`;
    this.addSql(`insert into read.members_figures select ${status}, count(*) from read.members group by 1`);
    for (const column of FILTERS) {
      const field = column === 'membership_type' ? 'membershipType' : column;
      this.addSql(`insert into read.members_figures
        select ${status} || '/${field}/' || ${column}, count(*) from read.members where ${column} is not null group by 1`);
    }
  }
}
