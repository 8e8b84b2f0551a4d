import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Repeating } from '../../../platform/background/repeating.js';
import { type Config, isWorker } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { isDatabaseUnavailable } from '../../../platform/database/sql-state.js';
import { CardPayments } from './card-payments.js';
import { settleCardPayment } from './settle-card-payment.js';

const LOOK_MS = 1_000;
const BATCH = 20;

/** Settles kept card payments, where card payments are taken and this process works. */
@Injectable()
export class CardPaymentSettlement implements OnApplicationBootstrap, OnModuleDestroy {
  private settling: Repeating | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CardPayments) private readonly payments: CardPayments,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    if (!isWorker(this.config) || this.config.paystackSecretKey === undefined) return;
    this.settling = new Repeating('card payments', LOOK_MS, () => this.settleDue());
  }

  async onModuleDestroy(): Promise<void> {
    await this.settling?.stop();
  }

  /** A payment came in. */
  hurry(): void {
    this.settling?.hurry();
  }

  /** One that cannot be settled is tried again with the next look, and holds up none that came after it. */
  private async settleDue(): Promise<boolean> {
    const due = await this.payments.due(BATCH);
    const failures: unknown[] = [];
    for (const payment of due) {
      await settleCardPayment(payment, this.payments, this.bus).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error;
        failures.push(error);
      });
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some card payments could not be settled.');
    return due.length === BATCH;
  }
}
