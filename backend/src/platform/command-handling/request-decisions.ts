import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Aggregate, Command, Event } from '../event-sourcing/index.js';
import { EventStore } from '../event-store/event-store.js';
import { type Caller, type CommandResult, ExecuteCommand } from './execute-command.js';

/** A staff decision on one member's request. The member must not decide it. */
export interface RequestToDecide {
  readonly id: string;
  readonly to?: string;
  readonly reason?: string | undefined;
  /** What else the command carries. */
  readonly more?: object;
}

@Injectable()
export class RequestDecisions {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
  ) {}

  async decide<S, C extends Command, E extends Event, const Answer extends object>(
    aggregate: Aggregate<S, C, E>,
    type: C['type'],
    { id, to, reason, more }: RequestToDecide,
    caller: Caller,
    answer: Answer,
  ): Promise<CommandResult<Answer>> {
    const subjectId = await this.store.subjectOf(aggregate, id);
    const reviewerIsMember = subjectId === caller.actorId;
    const data = { reviewerIsMember, to, reason, ...more };
    const target = { streamId: id, subjectId };
    return this.bus.execute(
      new ExecuteCommand(aggregate, target, { type, data } as unknown as C, caller, () => answer),
    );
  }
}
