import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownMoney, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import { plans } from '../../../../reference-data/index.js';
import type { Plan } from '../../domain/membership.events.js';
import { type ProgramFeeStatus, programFeeStatuses } from '../../domain/program-fee.commands.js';
import type { ProgramFeeRow } from './program-fees.row.js';

export class ProgramFeeResponse {
  @ShownId() id: string;
  @ShownChoice(plans.map(({ id }) => id)) plan: Plan;
  @ShownMoney() fee: Money;
  @ShownText() reference: string;
  @ShownChoice(programFeeStatuses) status: ProgramFeeStatus;
  @ShownText({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @ShownTime() submittedAt: Date;
  @ShownTime({ nullable: true }) decidedAt: Date | null;
}

export class PaymentReferenceResponse {
  @ShownText({ description: 'Letters and digits only, so that banks and card pages take it.' }) reference: string;
}

export class ProgramFeePage extends pageResponse(ProgramFeeResponse) {}

export const showProgramFee = ({ memberId, referenceKey, ...claim }: ProgramFeeRow): ProgramFeeResponse => claim;
