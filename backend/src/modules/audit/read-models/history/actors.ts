import { Injectable } from '@nestjs/common';
import { COMMAND_LINE, IMPORTER } from '../../../../platform/command-handling/execute-command.js';
import { ProcessRegistry, processActor } from '../../../../platform/processes/process-registry.js';
import { CHALLENGE_CALENDAR } from '../../../appraisals/public.js';
import { CALENDAR, CARD_GATEWAY } from '../../../commerce/public.js';
import { MemberDirectory, RETENTION } from '../../../identity/public.js';
import { WEBHOOKS } from '../../../webhooks/public.js';
import { ACCESS_LOG_SEALER } from '../../domain/access-log.aggregate.js';

/** Names of actors in the log: members, processes, the card gateway, the calendar and the command line. */
@Injectable()
export class Actors {
  constructor(
    private readonly members: MemberDirectory,
    private readonly processes: ProcessRegistry,
  ) {}

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const processes = this.processes.all().map(({ name }) => [processActor(name), name] as const);
    return new Map([
      [COMMAND_LINE, 'command line'] as const,
      [IMPORTER, 'import'] as const,
      [CARD_GATEWAY, 'card-gateway'] as const,
      [CALENDAR, 'membership-calendar'] as const,
      [CHALLENGE_CALENDAR, 'challenge-calendar'] as const,
      [ACCESS_LOG_SEALER, 'access-log'] as const,
      [RETENTION, 'retention-schedule'] as const,
      [WEBHOOKS, 'webhooks'] as const,
      ...processes,
      ...(await this.members.namesOf(ids)),
    ]);
  }
}
