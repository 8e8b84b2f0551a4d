import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ExecuteCommand, systemCaller } from '../../../../platform/command-handling/execute-command.js';
import { Pool } from '../../../../platform/database/pool.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { UseRecoveryCode } from '../../domain/member.commands.js';
import { memberRefusals } from '../../domain/member.refusals.js';
import { secondFactorRefusals } from '../../second-factor/second-factor.refusals.js';
import { use } from '../../second-factor/second-factor-rows.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { type Attempt, AttemptThrottle } from '../attempt-throttle.js';

/** Checks the code at sign-in, for accounts that turned the second factor on. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly bus: CommandBus,
    private readonly pool: Pool,
    private readonly factors: SecondFactors,
    private readonly attempts: AttemptThrottle,
  ) {}

  /** Throws unless the code is right and unused. Answers whether the account has a second factor. */
  async pass(memberId: string, code: string | undefined, attempt: Attempt): Promise<boolean> {
    const { since } = await this.factors.of(memberId);
    if (since === null) return false;
    if (!code) {
      await this.attempts.recordRightPassword(attempt);
      throw new HttpProblem(secondFactorRefusals.SECOND_FACTOR_NEEDED);
    }
    await this.attempts.admitCode(memberId, attempt);
    const isRight = await this.use(memberId, code, attempt.request.id);
    if (!isRight) throw new HttpProblem(memberRefusals.SECOND_FACTOR_WRONG);
    await this.attempts.recordRightAnswer(memberId);
    return true;
  }

  /** Uses the code up. Answers whether it was right and unused. */
  async use(memberId: string, code: string, correlationId: string): Promise<boolean> {
    const proof = await this.factors.proofBy(memberId, code);
    if (!proof) return false;
    if ('step' in proof) return use(this.pool, memberId, proof);
    await this.recover(memberId, proof.recoveryCode, correlationId);
    return true;
  }

  /** Recorded as an event, unlike a code of the app: it may be the first sign of a thief. */
  private async recover(memberId: string, recoveryCode: string, correlationId: string): Promise<void> {
    const command: UseRecoveryCode = { type: 'UseRecoveryCode', data: { recoveryCode } };
    const caller = { ...systemCaller(memberId), correlationId };
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
  }
}
