import { Migration } from '@mikro-orm/migrations';

/** What auditors search the log by. A member's events are found by the member's streams, which have an index. */
export class HistoryIndexes extends Migration {
  override up(): void {
    this.addSql('create index events_by_time on es.events (recorded_at)');
    this.addSql('create index events_by_actor on es.events (actor_id, recorded_at)');
    this.addSql('create index events_by_type on es.events (type, recorded_at)');
    this.addSql('create index events_by_correlation on es.events (correlation_id)');
  }
}
