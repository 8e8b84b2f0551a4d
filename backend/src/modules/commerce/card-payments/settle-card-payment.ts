import type { CommandBus } from '@nestjs/cqrs';
import { ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { derivedId, isRefusal } from '../../../platform/event-sourcing/index.js';
import { CARD_GATEWAY } from '../domain/actors.js';
import { isSameMoney } from '../domain/money.js';
import { programFee } from '../domain/program-fee.aggregate.js';
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
  const [claim, ...others] = await payments.claimsOf(payment.reference);
  if (!claim) await eraser.eraseLate(payment);
  if (!claim || claim.isHeld || others.length > 0) return payments.settled(payment.id, 'unmatched', null);
  if (await payments.isPaid(claim.id, payment)) return payments.settled(payment.id, 'unmatched', null);
  const state = await settleClaim(claim, payment, bus);
  await payments.settled(payment.id, state, state === 'unmatched' ? null : claim.id);
}

async function settleClaim(claim: ClaimOfReference, payment: CardPayment, bus: CommandBus): Promise<CardPaymentState> {
  const caller = {
    actorId: CARD_GATEWAY,
    commandId: derivedId(payment.id, 'settle'),
    correlationId: payment.requestId,
    waitForReadModels: false,
  };
  const target = { streamId: claim.id, subjectId: claim.memberId };
  const command = { type: 'SettleProgramFee', data: payment.paid } as const;
  try {
    await bus.execute(new ExecuteCommand(programFee, target, command, caller));
  } catch (error) {
    if (isRefusal(error, programFeeRefusals.PROGRAM_FEE_ALREADY_DECIDED)) return 'unmatched'; // rejected meanwhile
    throw error;
  }
  return isSameMoney(payment.paid, claim.fee) ? 'matched' : 'mismatched';
}
