import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { EventSourcingModule } from '../../platform/event-sourcing.module.js';
import { CardPaymentEraser } from './card-payments/card-payment-eraser.js';
import { CardPaymentSettlement } from './card-payments/card-payment-settlement.js';
import { CardPaymentWriter } from './card-payments/card-payment-writer.js';
import { CardPayments } from './card-payments/card-payments.js';
import { cardPayment } from './domain/card-payment.aggregate.js';
import { loan } from './domain/loan.aggregate.js';
import { membership } from './domain/membership.aggregate.js';
import { order } from './domain/order.aggregate.js';
import { programFee } from './domain/program-fee.aggregate.js';
import { toolRequest } from './domain/tool-request.aggregate.js';
import { commands } from './http/index.js';
import { PaystackController } from './http/paystack.controller.js';
import { MembershipReview } from './jobs/membership-review.js';
import { lists, readModels } from './read-models/index.js';

@Module({})
export class CommerceModule {
  /** Where no key is set there is nothing to check a signature with, and the gateway has no route. */
  static with({ paystackSecretKey }: Config): DynamicModule {
    const gateway = paystackSecretKey === undefined ? [] : [PaystackController];
    const aggregates = [membership, programFee, cardPayment, order, toolRequest, loan];
    return {
      module: CommerceModule,
      imports: [EventSourcingModule.forFeature({ aggregates, readModels })],
      controllers: [...commands, ...lists, ...gateway],
      providers: [CardPaymentEraser, CardPayments, CardPaymentWriter, CardPaymentSettlement, MembershipReview],
      exports: [MembershipReview],
    };
  }
}
