import { Injectable } from '@nestjs/common';
import { InTransactionWriters } from '../../../platform/command-handling/in-transaction-writers.js';
import type { Transaction } from '../../../platform/database/pool.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { cardPayment } from '../domain/card-payment.aggregate.js';
import { cardPaymentRefusals } from '../domain/card-payment.refusals.js';

/** Closes a payment in the transaction of the event, so that no later claim settles it again. */
@Injectable()
export class CardPaymentWriter {
  constructor(writers: InTransactionWriters) {
    writers.register(cardPayment.kind, (tx, { streamId }) => this.close(tx, streamId));
  }

  private async close(tx: Transaction, paymentId: string): Promise<void> {
    const { rowCount } = await tx.query(
      `update commerce.card_payments set state = 'handled' where id = $1 and state = 'unmatched'`,
      [paymentId],
    );
    if (rowCount === 0) throw new DomainError(cardPaymentRefusals.CARD_PAYMENT_NOT_OPEN);
  }
}
