import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type Caller,
  type CommandResult,
  ExecuteCommand,
  type Target,
} from '../../../platform/command-handling/execute-command.js';
import { derivedId } from '../../../platform/event-sourcing/index.js';
import { availability, availabilityOf } from '../domain/availability.aggregate.js';
import type { AvailabilityCommand } from '../domain/availability.commands.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { HireRequestCommand } from '../domain/hire-request.commands.js';

interface Said<Answer> {
  readonly target: Target;
  readonly command: HireRequestCommand;
  readonly caller: Caller;
  readonly answer: Answer;
}

/** Keeps what a creator says of a request in her own stream, so that her erasure covers her words. */
@Injectable()
export class CreatorWords {
  constructor(private readonly bus: CommandBus) {}

  /** Her words are kept first, as whoever hears of the command then reads them. */
  async keepAndExecute<const Answer extends object>(
    { target, command, caller, answer }: Said<Answer>,
    words: AvailabilityCommand,
    creatorId: string,
  ): Promise<CommandResult<Answer>> {
    const execute = (by: Caller) =>
      this.bus.execute(new ExecuteCommand(hireRequest, target, command, by, () => answer));
    await execute({ ...caller, isDryRun: true });
    const own = { ...caller, commandId: derivedId(caller.commandId, 'words') };
    await this.bus.execute(new ExecuteCommand(availability, availabilityOf(creatorId), words, own));
    return execute(caller);
  }
}
