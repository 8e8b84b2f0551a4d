import { DateTimeProp, FlagProp, IdProp, ListProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import { queuePage } from '../../../admin/public.js';
import { type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import type { OrderStatus } from '../../domain/order.commands.js';
import { isOrderStatus, nextOrderStatuses } from '../../domain/order.decider.js';
import { GIVEN_REFERENCE } from '../../http/given-reference.js';
import {
  ORDER_STATUS,
  OrderClaimResponse,
  OrderDetailsResponse,
  ReturnedMoneyResponse,
  showClaim,
} from '../../http/order-details.response.js';
import type { StaffOrderRow } from './all-orders.row.js';

class StaffReturnedMoneyResponse extends ReturnedMoneyResponse {
  @TextProp({ nullable: true, description: 'Who gave it back; null where it was no person.' }) by: string | null;
}

export class StaffOrderResponse {
  @IdProp() orderId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @ObjectProp(() => OrderDetailsResponse) orderDetails: OrderDetailsResponse;
  @TextProp({ description: ORDER_STATUS }) status: string;
  @ListProp('string', { description: 'What the order may be set to.' }) nextStatuses: readonly OrderStatus[];
  @FlagProp({ description: 'Whether the caller may say that it is paid.' }) isToPay: boolean;
  @TextProp({ nullable: true }) reason: string | null;
  @DateTimeProp() createdAt: Date;
  @DateTimeProp({ nullable: true }) changedAt: Date | null;
  @IdProp({ nullable: true }) changedBy: string | null;
  @ObjectProp(() => OrderClaimResponse, { nullable: true }) claimed: OrderClaimResponse | null;
  @TextProp({ nullable: true, description: GIVEN_REFERENCE }) givenReference: string | null;
  @DateTimeProp({ nullable: true }) paidAt: Date | null;
  @ObjectProp(() => StaffReturnedMoneyResponse, { nullable: true }) returned: StaffReturnedMoneyResponse | null;
  @FlagProp({ description: 'Whether the caller may say that its money was given back.' }) isToGiveBack: boolean;
}

export class StaffOrderPage extends queuePage(StaffOrderResponse) {}

export function showStaffOrder(
  row: StaffOrderRow,
  people: ReadonlyMap<string, MemberEntry>,
  { mayHandle, mayConfirm }: { mayHandle: boolean; mayConfirm: boolean },
  givenReference: string | null = null,
): StaffOrderResponse {
  const {
    id: orderId,
    memberId: userId,
    toolName,
    price,
    placedAt: createdAt,
    openSince,
    referenceKey,
    returned,
    ...order
  } = row;
  const { firstName, lastName } = nameFieldsOf(people.get(userId));
  const nextStatuses = mayHandle ? nextOrderStatuses[isOrderStatus(row.status) ? row.status : 'pending'] : [];
  const isToPay = mayConfirm && row.paidAt === null && row.status !== 'rejected';
  return {
    orderId,
    userId,
    firstName,
    lastName,
    orderDetails: { toolName, price },
    nextStatuses,
    isToPay,
    isToGiveBack: mayConfirm && row.paidAt !== null && row.status === 'rejected',
    createdAt,
    givenReference,
    ...order,
    claimed: showClaim(row.claimed),
    returned: returned && { ...returned, by: nameOf(people.get(returned.by ?? '')) },
  };
}

const nameOf = (person: MemberEntry | undefined): string | null => (person ? fullNameOf(person) : null);
