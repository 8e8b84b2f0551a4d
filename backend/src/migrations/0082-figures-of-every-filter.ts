import { Migration } from '@mikro-orm/migrations';

const FILTERS = {
  membershipType: 'membership_type',
  qualification: 'qualification',
  country: 'country',
  state: 'state',
};

/** A figure for any filters of the members' list together, instead of counting up to the cap at each request. */
export class FiguresOfEveryFilter extends Migration {
  override up(): void {
    const columns = Object.values(FILTERS);
    const name = Object.entries(FILTERS).map(([field, column]) => `coalesce('/${field}/' || ${column}, '')`);
    this.addSql(`insert into read.members_figures
      select status || ${name.join(' || ')}, count(*)
      from (select case when banned_at is null then 'approved' else 'banned' end status, * from read.members) m
      group by status, cube (${columns.join(', ')})
      having ${columns.map((column) => `(grouping(${column}) = 1 or ${column} is not null)`).join(' and ')}
      on conflict (id) do nothing`);
  }
}
