import type { CommandBus } from '@nestjs/cqrs';
import { ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { derivedId, isRefusal } from '../../../platform/event-sourcing/index.js';
import { CARD_GATEWAY } from '../domain/actors.js';
import { isSameMoney } from '../domain/money.js';
import { programFee } from '../domain/program-fee.aggregate.js';
import type { CardReturn, ReturnCardPayment, SettleProgramFee } from '../domain/program-fee.commands.js';
import { programFeeRefusals } from '../domain/program-fee.refusals.js';
import type { CardPayment, CardPaymentState } from './card-payment.js';
import type { CardPaymentEraser } from './card-payment-eraser.js';
import type { CardPayments, ClaimOfReference } from './card-payments.js';

/** Tells the claim what was paid. Done again it changes nothing: the command's id follows from the payment's. */
export async function settleCardPayment(
  payment: CardPayment,
  payments: CardPayments,
  eraser: CardPaymentEraser,
  bus: CommandBus,
): Promise<void> {
  if (payment.kind !== 'charge') return takeBack(payment, payments, eraser, bus);
  const [claim, ...others] = await payments.claimsOf(payment.reference);
  if (!claim) await eraser.eraseLate(payment);
  if (!claim || claim.isHeld || others.length > 0) return payments.settled(payment.id, 'unmatched', null);
  if (await payments.isPaid(claim.id)) return payments.settled(payment.id, 'unmatched', null);
  if (await payments.isReturned(payment, claim.fee)) return payments.settled(payment.id, 'returned', null);
  const state = await settleClaim(claim, payment, bus);
  await payments.settled(payment.id, state, state === 'unmatched' ? null : claim.id);
}

/** Tells the claim what went back; where several carry the reference, the one that was confirmed. */
async function takeBack(
  payment: CardPayment,
  payments: CardPayments,
  eraser: CardPaymentEraser,
  bus: CommandBus,
): Promise<void> {
  const claims = await payments.claimsOf(payment.reference);
  if (claims.length === 0) await eraser.eraseLate(payment);
  const claim = onlyOf(claims.filter(({ isConfirmed }) => isConfirmed)) ?? onlyOf(claims);
  const isWhole = claim !== undefined && (await payments.isReturned(payment, claim.fee));
  if (claim)
    await sendToClaim(claim, payment, { type: 'ReturnCardPayment', data: { ...returned(payment), isWhole } }, bus);
  await payments.recordReturn(payment, claim?.id ?? null, isWhole);
}

const onlyOf = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

const returned = ({ kind, paid }: CardPayment) => ({ kind: kind as CardReturn, ...paid });

async function settleClaim(claim: ClaimOfReference, payment: CardPayment, bus: CommandBus): Promise<CardPaymentState> {
  try {
    await sendToClaim(claim, payment, { type: 'SettleProgramFee', data: payment.paid }, bus);
  } catch (error) {
    if (isRefusal(error, programFeeRefusals.PROGRAM_FEE_ALREADY_DECIDED)) return 'unmatched'; // rejected meanwhile
    throw error;
  }
  return isSameMoney(payment.paid, claim.fee) ? 'matched' : 'mismatched';
}

async function sendToClaim(
  claim: ClaimOfReference,
  payment: CardPayment,
  command: SettleProgramFee | ReturnCardPayment,
  bus: CommandBus,
): Promise<void> {
  const caller = {
    actorId: CARD_GATEWAY,
    commandId: derivedId(payment.id, 'settle'),
    correlationId: payment.requestId,
    waitForReadModels: false,
  };
  const target = { streamId: claim.id, subjectId: claim.memberId };
  await bus.execute(new ExecuteCommand(programFee, target, command, caller));
}
