import { Migration } from '@mikro-orm/migrations';

/** Since when an order waits to be done, so that the list of orders can begin with those. */
export class OpenOrders extends Migration {
  override up(): void {
    this.addSql('alter table read.all_orders add column open_since timestamptz');
    this.addSql(`update read.all_orders set open_since = placed_at where status in ('pending', 'processing')`);
    this.addSql('create index all_orders_waiting on read.all_orders (open_since nulls last, placed_at desc, id)');
  }
}
