import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Created, Me, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { verification, verificationOf } from '../domain/verification.aggregate.js';
import type { VerificationEvent } from '../domain/verification.events.js';
import { verificationRefusals } from '../domain/verification.refusals.js';
import { Kyc } from '../read-models/kyc/kyc.row.js';
import { KycSubmittedResponse, SubmitKycRequest } from './kyc.requests.js';
import { detailsOf } from './kyc-details.js';

@ApiController('kyc', 'api/me/kyc')
export class SubmitKycController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
  ) {}

  @Post()
  @Access('submit-kyc')
  @Created(KycSubmittedResponse)
  async submit(@Me() businessId: string, @Body() body: SubmitKycRequest, @RequestCaller() caller: Caller) {
    const business = await this.readModels.find(Kyc, businessId);
    if (business?.status === 'erased') throw new HttpProblem(verificationRefusals.KYC_ERASED);
    const command = { type: 'SubmitKyc', data: { details: detailsOf(body, business?.country ?? null) } } as const;
    return this.bus.execute(new ExecuteCommand(verification, verificationOf(businessId), command, caller, submitted));
  }
}

function submitted(events: readonly VerificationEvent[]): KycSubmittedResponse {
  const event = events.find(({ type }) => type === 'KycSubmitted');
  if (event?.type !== 'KycSubmitted') throw new Error('A submission must record KycSubmitted.');
  return { status: 'pending', attempt: event.data.attempt };
}
