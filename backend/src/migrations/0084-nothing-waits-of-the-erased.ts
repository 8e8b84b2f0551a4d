import { Migration } from '@mikro-orm/migrations';

const FILTERS = {
  membershipType: 'membership_type',
  qualification: 'qualification',
  country: 'country',
  state: 'state',
};
const ERASED = `(select subject_id from es.erasures where purpose <> 'kyc')`;

/**
 * Nothing waits of a member who was erased, and lists and figures of members are without them. What waits is counted by
 * member from now on, in a read model that fills itself at the next start. `read.members.erased_at` is used no more.
 */
export class NothingWaitsOfTheErased extends Migration {
  override up(): void {
    this.closeRequests();
    this.countByMember();
    this.leaveMembersOut();
    this.leaveOutOfTotals();
  }

  private closeRequests(): void {
    for (const table of ['appraisals', 'hire_requests', 'tool_requests', 'loans']) {
      this.addSql(`delete from read.pending_${table} where member_id in ${ERASED}`);
    }
    this.addSql(`delete from read.pending_kyc where id in ${ERASED}`);
    this.addSql(`update read.pending_program_fees set waiting = false where waiting and member_id in ${ERASED}`);
    this.addSql(`delete from read.all_orders where open_since is not null and member_id in ${ERASED}`);
    this.addSql(`update commerce.card_payments set state = 'unmatched' where state = 'mismatched' and claim_id in
      (select id from read.program_fees where status = 'pending' and member_id in ${ERASED})`);
  }

  /** `read.queue_counts` goes a version later: until then, servers of the version before fill it and read it. */
  private countByMember(): void {
    this.addSql(`create table read.waiting_requests (
      id uuid primary key,
      appraisals integer not null,
      kyc integer not null,
      payments integer not null,
      orders integer not null,
      hire_requests integer not null,
      growth_tools integer not null,
      loans integer not null)`);
    this.addSql(
      'create table read.waiting_requests_figures (id text primary key, n bigint not null) with (fillfactor = 50)',
    );
  }

  private leaveMembersOut(): void {
    const columns = Object.values(FILTERS);
    const name = Object.entries(FILTERS).map(([field, column]) => `coalesce('/${field}/' || ${column}, '')`);
    this.addSql('delete from read.members where erased_at is not null');
    this.addSql('delete from read.members_figures');
    this.addSql(`insert into read.members_figures
      select status || ${name.join(' || ')}, count(*)
      from (select case when banned_at is null then 'approved' else 'banned' end status, * from read.members) m
      group by status, cube (${columns.join(', ')})
      having ${columns.map((column) => `(grouping(${column}) = 1 or ${column} is not null)`).join(' and ')}`);
  }

  private leaveOutOfTotals(): void {
    this.addSql(`with gone as (
        update read.analytics set banned = true where not banned and id in ${ERASED}
        returning membership_type, country, state)
      insert into read.analytics_figures as f
      select name, -count(*) from gone, lateral (values
        ('total/all'), ('total/' || membership_type), ('country/' || country), ('city/' || state)) counted (name)
      where name is not null group by name
      on conflict (id) do update set n = f.n + excluded.n`);
  }
}
