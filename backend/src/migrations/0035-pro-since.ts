import { Migration } from '@mikro-orm/migrations';

/** When a plan was given or last renewed: what became of a payment before that concerns the member no more. */
export class ProSince extends Migration {
  override up(): void {
    this.addSql('alter table read.membership add column since timestamptz');
    this.addSql(`update read.membership m set since = (
      select max(e.recorded_at) from es.events e join es.streams s using (stream_id)
      where s.subject_id = m.id and e.type in ('ProUpgraded', 'ProRenewed'))
      where plan is not null`);
  }
}
