import { randomUUID } from 'node:crypto';
import { Command as CqrsCommand } from '@nestjs/cqrs';
import type { Aggregate, Command, Event, Position } from '../event-sourcing/index.js';

/** The stream that a command is for, and the member whose data it holds. */
export interface Target {
  readonly streamId: string;
  readonly subjectId: string;
}

/** Who asks, in which request, and by which key a repetition is known. */
export interface Caller {
  readonly actorId: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  /** Method, address and body of the request: what tells a repetition from another request under the same key. */
  readonly request?: string;
  /** Whether whoever asks chose the key, and so may ask again under it. */
  readonly clientSuppliedKey?: boolean;
  /** Whether whoever asks reads what they wrote next, and so waits until the read models show it. */
  readonly waitForReadModels: boolean;
}

/** What came of a command. A controller returns it as it is; see `AnswerExecuted`. */
export class CommandResult<Answer extends object> {
  constructor(
    /** What the first carrying-out answered: ids and numbers, never personal data. */
    readonly answer: Answer,
    /** Where the last event of the command is in the feed; null when nothing had to change. */
    readonly position: Position | null = null,
    /** Whether the read models that the events touch show them already. */
    readonly visible: boolean = true,
  ) {}

  /** The same outcome, told in another answer: what a read model shows now, say. */
  with<Other extends object>(answer: Other): CommandResult<Other> {
    return new CommandResult(answer, this.position, this.visible);
  }
}

/**
 * One command for one stream, on its way through the bus to the `ExecuteCommandHandler`.
 * `answer` makes what is kept as the command's result from the events that were recorded.
 */
export class ExecuteCommand<S, C extends Command, E extends Event, Answer extends object> extends CqrsCommand<
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

/** A caller for work that no request asked for. */
export const systemCaller = (actorId: string, commandId: string = randomUUID()): Caller => ({
  actorId,
  commandId,
  correlationId: commandId,
  waitForReadModels: false,
});

/** The actor of what somebody did at the machine, through the command line. */
export const COMMAND_LINE = '01900000-0000-7000-8000-00000000c11e';
