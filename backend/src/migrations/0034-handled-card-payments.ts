import { Migration } from '@mikro-orm/migrations';

/** Staff say that they have looked after a payment. */
export class HandledCardPayments extends Migration {
  override up(): void {
    this.addSql('alter table commerce.card_payments drop constraint card_payments_state_check');
    this.addSql(`alter table commerce.card_payments add constraint card_payments_state_check
      check (state in ('received', 'matched', 'mismatched', 'unmatched', 'handled'))`);
  }
}
