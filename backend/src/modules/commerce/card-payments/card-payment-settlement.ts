import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ProductConfig } from '../../../config/config.js';
import { PeriodicTask } from '../../../platform/background/periodic-task.js';
import { processBatch } from '../../../platform/background/process-batch.js';
import { isWorker } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { CardPayment } from './card-payment.js';
import { CardPaymentEraser } from './card-payment-eraser.js';
import { CardPayments } from './card-payments.js';
import { settleCardPayment } from './settle-card-payment.js';

const LOOK_MS = 1_000;

/** Settles kept card payments, where card payments are taken and this process works. */
@Injectable()
export class CardPaymentSettlement implements OnApplicationBootstrap, OnModuleDestroy {
  private settling: PeriodicTask | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly payments: CardPayments,
    private readonly eraser: CardPaymentEraser,
    private readonly bus: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    if (!isWorker(this.config) || this.config.paystackSecretKey === undefined) return;
    this.settling = new PeriodicTask('card payments', LOOK_MS, () =>
      processBatch<CardPayment>(
        (limit, after) => this.payments.due(limit, after),
        (payment) => settleCardPayment(payment, this.payments, this.eraser, this.bus),
      ),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.settling?.stop();
  }

  /** A payment came in. */
  hurry(): void {
    this.settling?.runNow();
  }
}
