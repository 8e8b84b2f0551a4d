import { randomUUID } from 'node:crypto';
import { Command as CqrsCommand } from '@nestjs/cqrs';
import type { Aggregate, Command, Event, Position } from '../event-sourcing/index.js';

export interface Target {
  readonly streamId: string;
  readonly subjectId: string;
}

export interface Caller {
  readonly actorId: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly request?: string;
  readonly clientSuppliedKey?: boolean;
  readonly waitForReadModels: boolean;
  /** Decides without writing. */
  readonly isDryRun?: boolean;
}

export class CommandResult<Answer extends object> {
  constructor(
    readonly answer: Answer,
    readonly position: Position | null = null,
    readonly visible: boolean = true,
  ) {}

  with<const Other extends object>(answer: Other): CommandResult<Other> {
    return new CommandResult(answer, this.position, this.visible);
  }
}

export class ExecuteCommand<S, C extends Command, E extends Event, const Answer extends object> extends CqrsCommand<
  CommandResult<Answer>
> {
  constructor(
    readonly aggregate: Aggregate<S, C, E>,
    readonly target: Target,
    readonly command: C,
    readonly caller: Caller,
    readonly answer: (events: readonly E[]) => Answer = () => ({}) as Answer,
  ) {
    super();
  }
}

export const systemCaller = (actorId: string, commandId: string = randomUUID()): Caller => ({
  actorId,
  commandId,
  correlationId: commandId,
  waitForReadModels: false,
});

/** Actor of imported events and of what follows from them. */
export const IMPORTER = '01900000-0000-7000-8000-00000001a907';

export const COMMAND_LINE = '01900000-0000-7000-8000-00000000c11e';
