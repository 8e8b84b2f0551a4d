import { Migration } from '@mikro-orm/migrations';

/** What the card gateway delivered. Not a read model: it is kept before the log knows of it. */
export class CardPaymentsTable extends Migration {
  override up(): void {
    this.addSql('create schema if not exists commerce');
    this.addSql(`create table commerce.card_payments (
      id uuid primary key,
      gateway_id text not null,
      reference text not null,
      reference_key text not null,
      amount bigint not null,
      currency text not null,
      paid_at timestamptz,
      received_at timestamptz not null,
      request_id uuid not null,
      state text not null default 'received' check (state in ('received', 'matched', 'mismatched', 'unmatched')),
      claim_id uuid)`);
    this.addSql("create index card_payments_received on commerce.card_payments (received_at) where state = 'received'");
    this.addSql(
      "create index card_payments_unmatched on commerce.card_payments (reference_key) where state = 'unmatched'",
    );
    this.addSql('create index card_payments_newest on commerce.card_payments (state, received_at desc, id)');
    this.addSql("create index program_fees_pending on read.program_fees (reference_key) where status = 'pending'");
  }
}
