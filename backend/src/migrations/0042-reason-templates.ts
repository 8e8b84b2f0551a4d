import { Migration } from '@mikro-orm/migrations';

/** The reasons that staff keep ready, of the admin module. */
export class ReasonTemplatesReadModel extends Migration {
  override up(): void {
    this.addSql('create table read.reason_templates (id text primary key, texts jsonb not null)');
  }
}
