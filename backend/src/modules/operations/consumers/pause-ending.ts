import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PeriodicTask } from '../../../platform/background/periodic-task.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { type Pause, Pauses } from '../../../platform/operations/pauses.js';
import { consumer, consumerOf } from '../domain/consumer.aggregate.js';

const CHECK_INTERVAL_MS = 5_000;
/** The actor of pauses that end by themselves. */
const PAUSE_TIMER = '01900000-0000-7000-8000-00000000ba5e';

/** Ends pauses whose time is over. */
@Injectable()
export class PauseEnding {
  readonly ending = new PeriodicTask('pauses', CHECK_INTERVAL_MS, () => this.endDue());

  constructor(
    private readonly pauses: Pauses,
    private readonly jobs: Jobs,
    private readonly bus: CommandBus,
  ) {}

  private async endDue(): Promise<void> {
    for (const pause of await this.pauses.due()) await this.resume(pause);
  }

  private async resume({ kind, name }: Pause): Promise<void> {
    if (kind === 'queue') return this.resumeQueue(name);
    const command = { type: 'ResumeConsumer', data: { consumer: name } } as const;
    await this.bus.execute(new ExecuteCommand(consumer, consumerOf(name), command, systemCaller(PAUSE_TIMER)));
  }

  /** Unless somebody has paused it again meanwhile. */
  private resumeQueue(queue: string): Promise<void> {
    return this.pauses.inTurn(queue, async (tx) => {
      const due = await this.pauses.due(tx);
      if (!due.some(({ kind, name }) => kind === 'queue' && name === queue)) return;
      await this.jobs.queue(queue).resume();
      await this.pauses.end('queue', queue, tx);
    });
  }
}
