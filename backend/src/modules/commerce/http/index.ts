import { CardPaymentsController } from './card-payments.controller.js';
import { ChangeOrderStatusController } from './change-order-status.controller.js';
import { DecideLoanController } from './decide-loan.controller.js';
import { DecideProgramFeeController } from './decide-program-fee.controller.js';
import { DecideToolRequestController } from './decide-tool-request.controller.js';
import { HandleCardPaymentController } from './handle-card-payment.controller.js';
import { PlaceOrderController } from './place-order.controller.js';
import { RecordProgramFeeController } from './record-program-fee.controller.js';
import { RequestLoanController } from './request-loan.controller.js';
import { RequestToolController } from './request-tool.controller.js';
import { UpgradeController } from './upgrade.controller.js';
import { WalletController } from './wallet.controller.js';

/** The routes on which something is decided, the gateway’s payments that need a decision, and the wallet. */
export const commands = [
  RecordProgramFeeController,
  DecideProgramFeeController,
  CardPaymentsController,
  HandleCardPaymentController,
  UpgradeController,
  PlaceOrderController,
  ChangeOrderStatusController,
  RequestToolController,
  DecideToolRequestController,
  RequestLoanController,
  DecideLoanController,
  WalletController,
];
