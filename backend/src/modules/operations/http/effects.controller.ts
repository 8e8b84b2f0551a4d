import { Body, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Idempotency } from '../../../platform/command-handling/idempotency.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { Effects } from '../../../platform/jobs/effects.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { staffWork, staffWorkOf } from '../domain/staff-work.aggregate.js';
import { performOnce, repeatEarlierAnswer } from './perform-once.js';
import { queueRefusals } from './queues.refusals.js';
import { QueueHandledResponse, ResolveEffectRequest } from './queues.requests.js';

@Access('operate')
@ApiController('operations', 'api/ops/effects')
export class EffectsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly idempotency: Idempotency,
    private readonly effects: Effects,
    private readonly jobs: Jobs,
  ) {}

  /** Records whether a doubtful effect happened, and repeats it if it did not. */
  @Post(':id/resolve')
  @Ok(QueueHandledResponse)
  async resolve(@Param('id') id: string, @Body() { happened }: ResolveEffectRequest, @RequestCaller() caller: Caller) {
    const effect = await this.effects.doubtful(id);
    if (!effect) return repeatEarlierAnswer(this.idempotency, caller);
    const { queue, data } = effect;
    const action = happened ? 'confirm-effect' : 'repeat-effect';
    const command = { type: 'HandleQueue', data: { queue, action, jobId: id } } as const;
    const answer = (): QueueHandledResponse => ({ queue });
    const recorded = await this.bus.execute(
      new ExecuteCommand(staffWork, staffWorkOf(caller.actorId), command, caller, answer),
    );
    const addAgain = async (): Promise<void> => {
      if (!(await this.jobs.addAgain(queue, { id, data }))) throw new HttpProblem(queueRefusals.JOB_IN_HAND);
    };
    const isDoubtful = async (): Promise<boolean> => (await this.effects.doubtful(id)) !== undefined;
    return performOnce(recorded, isDoubtful, () => this.effects.resolve(id, happened, addAgain));
  }
}
