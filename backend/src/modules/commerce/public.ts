import type { Money } from './domain/money.js';

export { CALENDAR, CARD_GATEWAY } from './domain/actors.js';
export { loan } from './domain/loan.aggregate.js';
export type { LoanEvent } from './domain/loan.events.js';
export { membership, membershipOf } from './domain/membership.aggregate.js';
export {
  type MembershipEvent,
  type Plan,
  type ProExpired,
  type ProTakenBack,
  type ProUpgraded,
  proOf,
} from './domain/membership.events.js';
export { order } from './domain/order.aggregate.js';
export type {
  OrderEvent,
  OrderPaid,
  OrderPaymentReturned,
} from './domain/order.events.js';
export { programFee, programFeeOf } from './domain/program-fee.aggregate.js';
export type {
  CardPaymentRefunded,
  ProgramFeeConfirmed,
  ProgramFeeEvent,
} from './domain/program-fee.events.js';
export { receipts, receiptsOf } from './domain/receipts.aggregate.js';
export { toolRequest, toolRequestFromKyc } from './domain/tool-request.aggregate.js';
export type { ToolRequestEvent } from './domain/tool-request.events.js';

/** A payment or an order in search results. */
export interface PaidThing {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly price: Money;
  readonly status: string;
}

/** Finds payments and orders by a part of their reference, latest first. */
export abstract class PaidThings {
  abstract payments(part: string, limit: number): Promise<PaidThing[]>;
  abstract orders(part: string, limit: number): Promise<PaidThing[]>;
}
