import { Migration } from '@mikro-orm/migrations';

/** The figures on the tabs of the console, of the admin module. */
export class QueueCountsReadModel extends Migration {
  override up(): void {
    this.addSql(`create table read.queue_counts (
      id text primary key,
      appraisals integer not null,
      kyc integer not null,
      payments integer not null,
      orders integer not null,
      hire_requests integer not null,
      growth_tools integer not null,
      loans integer not null)`);
  }
}
