import { Migration } from '@mikro-orm/migrations';

/** Finds who looked at a member, or took the member's history out: both are events of whoever did it. */
export class LooksIndex extends Migration {
  override up(): void {
    this.addSql(`create index events_by_looked_at
      on es.events ((coalesce(data ->> 'memberId', data -> 'filters' ->> 'subject')), recorded_at)
      where type in ('PersonalDataViewed', 'HistoryExported')`);
  }
}
