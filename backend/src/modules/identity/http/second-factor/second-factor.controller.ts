import { Body, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import {
  Access,
  ApiController,
  Me,
  MySession,
  NoApiTokens,
  Ok,
  RequestCaller,
} from '../../../../access/access.decorator.js';
import {
  type Caller,
  CommandResult,
  ExecuteCommand,
  systemCaller,
} from '../../../../platform/command-handling/execute-command.js';
import { Idempotency } from '../../../../platform/command-handling/idempotency.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { LiveUpdates } from '../../../../platform/live-updates/live-updates.js';
import { EmailAddresses } from '../../accounts/email-addresses.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type {
  RenewRecoveryCodes,
  SecondFactorProof,
  TurnOffSecondFactor,
  TurnOnSecondFactor,
} from '../../domain/member.commands.js';
import { memberRefusals } from '../../domain/member.refusals.js';
import { SecondFactorResponse } from '../../read-models/second-factor/second-factor.response.js';
import { base32 } from '../../second-factor/base32.js';
import { EnrolmentCodes } from '../../second-factor/enrolment-codes.js';
import { secondFactorRefusals } from '../../second-factor/second-factor.refusals.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { addressOf } from '../../second-factor/totp.js';
import { Sessions } from '../../sessions/sessions.js';
import { Reauthentication } from './reauthentication.js';
import {
  BeginSecondFactorRequest,
  BegunSecondFactorResponse,
  ConfirmSecondFactorRequest,
  RecoveryCodesResponse,
  TurnOffSecondFactorRequest,
} from './second-factor.requests.js';

type Command = TurnOnSecondFactor | TurnOffSecondFactor | RenewRecoveryCodes;

/** Manages the codes of an app that signing in asks for besides the password. */
@Access('own-record')
@NoApiTokens()
@ApiController('account', 'api/me/second-factor')
export class SecondFactorController {
  constructor(
    private readonly bus: CommandBus,
    private readonly idempotency: Idempotency,
    private readonly addresses: EmailAddresses,
    private readonly factors: SecondFactors,
    private readonly codes: EnrolmentCodes,
    private readonly sessions: Sessions,
    private readonly reauthentication: Reauthentication,
    private readonly live: LiveUpdates,
  ) {}

  /** Creates a key that has no effect until it is confirmed. A second call replaces the key of the first. */
  @Post()
  @Ok(BegunSecondFactorResponse)
  async begin(
    @Me() memberId: string,
    @MySession() sessionId: string,
    @Body() { password, enrolmentCode = '' }: BeginSecondFactorRequest,
  ): Promise<BegunSecondFactorResponse> {
    if ((await this.factors.of(memberId)).since) throw new HttpProblem(memberRefusals.SECOND_FACTOR_IS_ON);
    await this.reauthentication.verify(memberId, async () => {
      await this.reauthentication.checkPassword(memberId, password);
      const isAsked = await this.codes.isAskedOf(memberId, sessionId);
      if (isAsked && !(await this.codes.isRight(memberId, enrolmentCode)))
        throw new HttpProblem(secondFactorRefusals.WRONG_ENROLMENT_CODE);
    });
    const { key, recoveryCodes } = await this.factors.begin(memberId);
    return { key: base32(key), address: addressOf(key, await this.addresses.of(memberId)), recoveryCodes };
  }

  @Post('confirm')
  @Ok(SecondFactorResponse)
  confirm(
    @MySession() sessionId: string,
    @Body() { code }: ConfirmSecondFactorRequest,
    @RequestCaller() caller: Caller,
  ) {
    return this.once(sessionId, caller, async () => {
      const data = await this.factors.begun(caller.actorId, code);
      return { type: 'TurnOnSecondFactor', data };
    });
  }

  /** Needs the password and a code, so that an open session alone is not enough. */
  @Post('turn-off')
  @Ok(SecondFactorResponse)
  turnOff(
    @MySession() sessionId: string,
    @Body() { password, code }: TurnOffSecondFactorRequest,
    @RequestCaller() caller: Caller,
  ) {
    const memberId = caller.actorId;
    return this.once(sessionId, caller, async () => {
      if (!(await this.factors.of(memberId)).since) throw new HttpProblem(memberRefusals.SECOND_FACTOR_IS_OFF);
      const proof = await this.proof(memberId, password, code);
      return { type: 'TurnOffSecondFactor', data: { proof } };
    });
  }

  /** Replaces the codes. A repeated request creates others, and needs another code. */
  @Post('recovery-codes')
  @Ok(RecoveryCodesResponse)
  async renewRecoveryCodes(
    @Me() memberId: string,
    @Body() { password, code }: TurnOffSecondFactorRequest,
    @Req() { id }: FastifyRequest,
  ) {
    if (!(await this.factors.of(memberId)).since) throw new HttpProblem(memberRefusals.SECOND_FACTOR_IS_OFF);
    const proof = await this.reauthentication.verify(memberId, () => this.proof(memberId, password, code));
    const { recoveryCodes, hashes } = await this.factors.drawRecoveryCodes(memberId);
    const data = { proof, hashes: hashes.map((hash) => hash.toString('base64')) };
    const caller = { ...systemCaller(memberId), correlationId: id, waitForReadModels: true };
    const executed = await this.record(memberId, { type: 'RenewRecoveryCodes', data }, caller);
    return executed.with({ recoveryCodes });
  }

  private async proof(memberId: string, password: string, code: string): Promise<SecondFactorProof> {
    await this.reauthentication.checkPassword(memberId, password);
    const proof = await this.factors.proofBy(memberId, code);
    if (!proof) throw new HttpProblem(secondFactorRefusals.WRONG_CODE);
    return proof;
  }

  /** A repetition whose first response was lost is not checked again, as its code is used by then. */
  private async once(
    sessionId: string,
    caller: Caller,
    checked: () => Promise<Command>,
  ): Promise<CommandResult<SecondFactorResponse>> {
    const memberId = caller.actorId;
    const kept = await this.idempotency.answerTo(caller);
    const record = async () => this.record(memberId, await checked(), caller);
    const executed = kept ? new CommandResult(kept) : await this.reauthentication.verify(memberId, record);
    if (!kept) await this.sessions.recordSecondFactor(sessionId);
    return executed.with(await this.factors.of(memberId));
  }

  /** The second factor may change which topics staff receive, so the sockets are closed to reconnect. */
  private async record(memberId: string, command: Command, caller: Caller): Promise<CommandResult<object>> {
    const executed = await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
    this.live.disconnect(memberId);
    return executed;
  }
}
