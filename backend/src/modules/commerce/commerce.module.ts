import { type DynamicModule, Module } from '@nestjs/common';
import type { ProductConfig } from '../../config/config.js';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel, withRollUp } from '../../platform/projections/read-model.js';
import { StatementEraser } from './bank-statements/statement-eraser.js';
import { Statements } from './bank-statements/statements.js';
import { CardPaymentEraser } from './card-payments/card-payment-eraser.js';
import { CardPaymentSettlement } from './card-payments/card-payment-settlement.js';
import { CardPaymentSettler } from './card-payments/card-payment-settler.js';
import { CardPaymentWriter } from './card-payments/card-payment-writer.js';
import { CardPayments } from './card-payments/card-payments.js';
import { PaystackGateway } from './card-payments/paystack-gateway.js';
import { cardCheckout } from './domain/card-checkout.aggregate.js';
import { cardPayment } from './domain/card-payment.aggregate.js';
import { loan } from './domain/loan.aggregate.js';
import { membership } from './domain/membership.aggregate.js';
import { order } from './domain/order.aggregate.js';
import { programFee } from './domain/program-fee.aggregate.js';
import { receipts } from './domain/receipts.aggregate.js';
import { statement } from './domain/statement.aggregate.js';
import { toolRequest } from './domain/tool-request.aggregate.js';
import { ConfirmStatementController } from './http/confirm-statement.controller.js';
import { DecideProgramFeeController } from './http/decide-program-fee.controller.js';
import { DecideRequestsController } from './http/decide-requests.controller.js';
import { HandleCardPaymentController } from './http/handle-card-payment.controller.js';
import { ImportStatementController } from './http/import-statement.controller.js';
import { OpenCardPaymentController } from './http/open-card-payment.controller.js';
import { OrderPaymentsController } from './http/order-payments.controller.js';
import { PaystackController } from './http/paystack.controller.js';
import { PlaceOrderController } from './http/place-order.controller.js';
import { RecordProgramFeeController } from './http/record-program-fee.controller.js';
import { RequestLoanController } from './http/request-loan.controller.js';
import { RequestToolController } from './http/request-tool.controller.js';
import { UpgradeController } from './http/upgrade.controller.js';
import { CardCheckoutReview } from './jobs/card-checkout-review.js';
import { MembershipReview } from './jobs/membership-review.js';
import { PaymentReferences } from './payment-references/payment-references.js';
import { FoundPaidThings } from './payment-search/paid-things.js';
import { PaymentSearch } from './payment-search/payment-search.js';
import { PaidThings } from './public.js';
import { AllOrdersController } from './read-models/all-orders/all-orders.controller.js';
import { allOrdersProjector } from './read-models/all-orders/all-orders.projector.js';
import { StaffOrder } from './read-models/all-orders/all-orders.row.js';
import { CardCheckoutsController } from './read-models/card-checkouts/card-checkouts.controller.js';
import { cardCheckoutsProjector } from './read-models/card-checkouts/card-checkouts.projector.js';
import { CardCheckout } from './read-models/card-checkouts/card-checkouts.row.js';
import { CardPaymentsController } from './read-models/card-payments/card-payments.controller.js';
import { LoansController } from './read-models/loans/loans.controller.js';
import { loansProjector } from './read-models/loans/loans.projector.js';
import { Loan } from './read-models/loans/loans.row.js';
import { MembershipController } from './read-models/membership/membership.controller.js';
import { membershipProjector } from './read-models/membership/membership.projector.js';
import { Membership } from './read-models/membership/membership.row.js';
import { OrdersController } from './read-models/orders/orders.controller.js';
import { ordersProjector } from './read-models/orders/orders.projector.js';
import { showOrder } from './read-models/orders/orders.response.js';
import { Order } from './read-models/orders/orders.row.js';
import { PaymentsController } from './read-models/payments/payments.controller.js';
import { paymentsProjector } from './read-models/payments/payments.projector.js';
import { Payment } from './read-models/payments/payments.row.js';
import { PendingLoansController } from './read-models/pending-loans/pending-loans.controller.js';
import { pendingLoansProjector } from './read-models/pending-loans/pending-loans.projector.js';
import { PendingLoan } from './read-models/pending-loans/pending-loans.row.js';
import { PendingToolRequestsController } from './read-models/pending-tool-requests/pending-tool-requests.controller.js';
import { pendingToolRequestsProjector } from './read-models/pending-tool-requests/pending-tool-requests.projector.js';
import { PendingToolRequest } from './read-models/pending-tool-requests/pending-tool-requests.row.js';
import { ProgramFeesController } from './read-models/program-fees/program-fees.controller.js';
import { programFeesProjector } from './read-models/program-fees/program-fees.projector.js';
import { ProgramFee } from './read-models/program-fees/program-fees.row.js';
import { AllReceiptsController } from './read-models/receipts/all-receipts.controller.js';
import { ReceiptsController } from './read-models/receipts/receipts.controller.js';
import { receiptsProjector } from './read-models/receipts/receipts.projector.js';
import { Receipt, revenueRollUp } from './read-models/receipts/receipts.row.js';
import { Proposals } from './read-models/statements/proposals.js';
import { StatementsController } from './read-models/statements/statements.controller.js';
import { ToolRequestsController } from './read-models/tool-requests/tool-requests.controller.js';
import { toolRequestsProjector } from './read-models/tool-requests/tool-requests.projector.js';
import { ToolRequest } from './read-models/tool-requests/tool-requests.row.js';
import { WalletController } from './read-models/wallet/wallet.controller.js';
import { Renewals } from './renewals/renewals.js';

const readModels = [
  readModel(membershipProjector, Membership),
  readModel(programFeesProjector, ProgramFee),
  readModel(paymentsProjector, Payment),
  readModel(cardCheckoutsProjector, CardCheckout),
  readModel(ordersProjector, Order, (row) => showOrder(row)),
  readModel(allOrdersProjector, StaffOrder),
  withRollUp(readModel(receiptsProjector, Receipt), revenueRollUp),
  readModel(toolRequestsProjector, ToolRequest),
  readModel(pendingToolRequestsProjector, PendingToolRequest),
  readModel(loansProjector, Loan),
  readModel(pendingLoansProjector, PendingLoan),
];

const controllers = [
  RecordProgramFeeController,
  DecideProgramFeeController,
  CardPaymentsController,
  CardCheckoutsController,
  OpenCardPaymentController,
  HandleCardPaymentController,
  UpgradeController,
  PlaceOrderController,
  OrderPaymentsController,
  RequestToolController,
  RequestLoanController,
  DecideRequestsController,
  WalletController,
  MembershipController,
  ProgramFeesController,
  PaymentsController,
  StatementsController,
  ImportStatementController,
  ConfirmStatementController,
  OrdersController,
  AllOrdersController,
  ReceiptsController,
  AllReceiptsController,
  ToolRequestsController,
  PendingToolRequestsController,
  LoansController,
  PendingLoansController,
];

@Module({})
export class CommerceModule {
  /** Without a key no signature can be checked, so the gateway gets no route. */
  static with({ paystackSecretKey }: ProductConfig): DynamicModule {
    const gateway = paystackSecretKey === undefined ? [] : [PaystackController];
    const aggregates = [
      membership,
      programFee,
      cardCheckout,
      cardPayment,
      statement,
      order,
      toolRequest,
      loan,
      receipts,
    ];
    return {
      module: CommerceModule,
      global: true,
      imports: [EventSourcingModule.forFeature({ aggregates, readModels })],
      controllers: [...controllers, ...gateway],
      providers: [
        Statements,
        StatementEraser,
        Proposals,
        CardPaymentEraser,
        CardPayments,
        CardPaymentWriter,
        CardPaymentSettler,
        CardPaymentSettlement,
        PaystackGateway,
        CardCheckoutReview,
        MembershipReview,
        PaymentReferences,
        PaymentSearch,
        Renewals,
        { provide: PaidThings, useClass: FoundPaidThings },
      ],
      exports: [MembershipReview, PaidThings],
    };
  }
}
