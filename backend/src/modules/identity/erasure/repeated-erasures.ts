import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { COMMAND_LINE, ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import type { Erasure } from '../../../platform/erasure/eraser.js';
import { ErasureList } from '../../../platform/erasure/erasure-list.js';
import { Erasures } from '../../../platform/erasure/erasures.js';
import { DomainError, isRefusal } from '../../../platform/event-sourcing/index.js';
import { memberAggregate, memberOf } from '../domain/member.aggregate.js';
import { memberRefusals } from '../domain/member.refusals.js';
import type { Purpose } from '../domain/purposes.js';

/** Repeats erasures after the restore of an older backup, from the list outside the database. */
@Injectable()
export class RepeatedErasures {
  private readonly logger = new Logger('erasures');

  constructor(
    private readonly bus: CommandBus,
    private readonly list: ErasureList,
    private readonly erasures: Erasures,
  ) {}

  async run(): Promise<void> {
    const listed = await this.list.all();
    const known = await this.erasures.ofMembers(listed.map(({ subjectId }) => subjectId));
    const done = new Set(known.map(({ subjectId, purpose }) => `${subjectId}/${purpose}`));
    const back = listed.filter(({ subjectId, purposes }) =>
      purposes.some((purpose) => !done.has(`${subjectId}/${purpose}`)),
    );
    for (const erasure of back) await this.erase(erasure);
  }

  /** Skips a member whom the backup does not have. The actor is the operator at the command line. */
  private async erase({ subjectId, purposes }: Erasure): Promise<void> {
    const command = { type: 'ErasePersonalData', data: { purposes: purposes as Purpose[] } } as const;
    try {
      await this.bus.execute(
        new ExecuteCommand(memberAggregate, memberOf(subjectId), command, systemCaller(COMMAND_LINE)),
      );
      await this.erasures.finish(subjectId);
    } catch (error) {
      if (isRefusal(error, memberRefusals.NOT_FOUND)) return;
      this.logger.error({ message: 'a member who was erased before is back', reason: codeOf(error), error });
    }
  }
}

const codeOf = (error: unknown): string | undefined => (error instanceof DomainError ? error.refusal.code : undefined);
