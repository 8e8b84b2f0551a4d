import { Migration } from '@mikro-orm/migrations';

/** The seal by which a key of the seals names the next one. Reasons: ADR 0020. */
export class SealKeys extends Migration {
  override up(): void {
    this.addSql('alter table es.seals add column handover jsonb');
  }
}
