import { Migration } from '@mikro-orm/migrations';
import { comparisonKey } from '../platform/text/look-alikes.js';

/** Money that goes back, one charge a claim, and references that are compared by their look. */
export class CardReturns extends Migration {
  override async up(): Promise<void> {
    this.addKinds();
    this.settleClaimsOnce();
    await this.compareByLook();
    this.rebuild('program-fees', 'pending-program-fees');
    this.addSql('alter table es.erasures add column swept_at timestamptz');
  }

  private addKinds(): void {
    this.addSql(`alter table commerce.card_payments
      add column kind text not null default 'charge'
        check (kind in ('charge', 'refund', 'dispute', 'dispute-won', 'dispute-lost')),
      drop constraint card_payments_state_check,
      add check (state in ('received', 'matched', 'mismatched', 'unmatched', 'handled', 'returned'))`);
    this.addSql('create index card_payments_reference on commerce.card_payments using hash (reference_key)');
  }

  /** The gateway told of some charges more than once; of these the one that settled is kept, or the first. */
  private settleClaimsOnce(): void {
    this.addSql(`delete from commerce.card_payments d using commerce.card_payments k
      where k.gateway_id = d.gateway_id and (k.state <> 'matched', k.received_at, k.id) < (d.state <> 'matched', d.received_at, d.id)`);
    this.addSql(`update commerce.card_payments d set state = 'unmatched' from commerce.card_payments k
      where k.claim_id = d.claim_id and k.state = 'matched' and d.state = 'matched'
        and (k.received_at, k.id) < (d.received_at, d.id)`);
    this.addSql('create unique index card_payments_told on commerce.card_payments (kind, gateway_id)');
    this.addSql(
      "create unique index card_payments_settled on commerce.card_payments (claim_id) where state = 'matched'",
    );
  }

  private async compareByLook(): Promise<void> {
    const rows = await this.execute(`select id, reference from commerce.card_payments where reference <> '[erased]'`);
    for (const { id, reference } of rows as { id: string; reference: string }[]) {
      const key = comparisonKey(reference) || reference;
      await this.execute('update commerce.card_payments set reference_key = ? where id = ?', [key, id]);
    }
  }

  private rebuild(...readModels: string[]): void {
    for (const name of readModels) {
      this.addSql(`insert into es.rebuilds (read_model, purpose, events_total)
        select consumer, 'replace', (select count(*) from es.events) from es.checkpoints where consumer = '${name}'
        on conflict do nothing`);
    }
  }
}
