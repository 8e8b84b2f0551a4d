import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { PeriodicTask } from '../../../platform/background/periodic-task.js';
import { processBatch } from '../../../platform/background/process-batch.js';
import type { CardPayment } from './card-payment.js';
import { CardPaymentSettler } from './card-payment-settler.js';
import { CardPayments } from './card-payments.js';

const SETTLE_INTERVAL_MS = 1_000;

/** Settles stored card payments, when cards are accepted and this process runs workers. */
@Injectable()
export class CardPaymentSettlement {
  readonly settling = new PeriodicTask(
    'card payments',
    SETTLE_INTERVAL_MS,
    () => this.config.paystackSecretKey !== undefined && this.settle(),
  );

  constructor(
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly payments: CardPayments,
    private readonly settler: CardPaymentSettler,
  ) {}

  private settle(): Promise<boolean> {
    return processBatch<CardPayment>(
      (limit, after) => this.payments.due(limit, after),
      (payment) => this.settler.settle(payment),
    );
  }
}
