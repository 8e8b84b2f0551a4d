import { type ReadModel, readModel } from '../../../platform/projections/read-model.js';
import { AllOrdersController } from './all-orders/all-orders.controller.js';
import { allOrdersProjector } from './all-orders/all-orders.projector.js';
import { StaffOrder } from './all-orders/all-orders.row.js';
import { LoansController } from './loans/loans.controller.js';
import { loansProjector } from './loans/loans.projector.js';
import { Loan } from './loans/loans.row.js';
import { MembershipController } from './membership/membership.controller.js';
import { membershipProjector } from './membership/membership.projector.js';
import { Membership } from './membership/membership.row.js';
import { OrdersController } from './orders/orders.controller.js';
import { ordersProjector } from './orders/orders.projector.js';
import { showOrder } from './orders/orders.response.js';
import { Order } from './orders/orders.row.js';
import { PendingLoansController } from './pending-loans/pending-loans.controller.js';
import { pendingLoansProjector } from './pending-loans/pending-loans.projector.js';
import { PendingLoan } from './pending-loans/pending-loans.row.js';
import { PendingProgramFeesController } from './pending-program-fees/pending-program-fees.controller.js';
import { pendingProgramFeesProjector } from './pending-program-fees/pending-program-fees.projector.js';
import { PendingProgramFee } from './pending-program-fees/pending-program-fees.row.js';
import { PendingToolRequestsController } from './pending-tool-requests/pending-tool-requests.controller.js';
import { pendingToolRequestsProjector } from './pending-tool-requests/pending-tool-requests.projector.js';
import { PendingToolRequest } from './pending-tool-requests/pending-tool-requests.row.js';
import { ProgramFeesController } from './program-fees/program-fees.controller.js';
import { programFeesProjector } from './program-fees/program-fees.projector.js';
import { ProgramFee } from './program-fees/program-fees.row.js';
import { ToolRequestsController } from './tool-requests/tool-requests.controller.js';
import { toolRequestsProjector } from './tool-requests/tool-requests.projector.js';
import { ToolRequest } from './tool-requests/tool-requests.row.js';

/** Every read model of the module. */
export const readModels: readonly ReadModel[] = [
  readModel(membershipProjector, Membership),
  readModel(programFeesProjector, ProgramFee),
  readModel(pendingProgramFeesProjector, PendingProgramFee),
  readModel(ordersProjector, Order, showOrder),
  readModel(allOrdersProjector, StaffOrder),
  readModel(toolRequestsProjector, ToolRequest),
  readModel(pendingToolRequestsProjector, PendingToolRequest),
  readModel(loansProjector, Loan),
  readModel(pendingLoansProjector, PendingLoan),
];

/** The routes that answer from them. */
export const lists = [
  MembershipController,
  ProgramFeesController,
  PendingProgramFeesController,
  OrdersController,
  AllOrdersController,
  ToolRequestsController,
  PendingToolRequestsController,
  LoansController,
  PendingLoansController,
];
