import { Migration } from '@mikro-orm/migrations';

export class ImprovedDays extends Migration {
  override up(): void {
    this.addSql('alter table read.pending_appraisals add column former_points integer');
  }
}
