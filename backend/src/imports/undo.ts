import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MemberCommand } from '../modules/identity/domain/member.commands.js';
import { purposes } from '../modules/identity/domain/purposes.js';
import { memberAggregate, memberOf } from '../modules/identity/public.js';
import { ExecuteCommand, IMPORTER } from '../platform/command-handling/execute-command.js';
import { Pool } from '../platform/database/pool.js';
import { importedId } from './member-history.js';

const MAX_AGE_HOURS = 24;
const MEMBERS_AT_ONCE = 8;

export interface UndoneImport {
  readonly undone: number;
  /** Ids of members who have signed in or acted since, and are kept. */
  readonly kept: readonly string[];
}

export const batchId = (batch: string): string => importedId('batch', batch);

export async function problemWithUndo(app: NestFastifyApplication, batch: string): Promise<string | undefined> {
  const { rows } = await app.get(Pool).query<{ members: number; isOld: boolean | null }>(
    `select count(*) filter (where type = 'MemberRegistered') as members,
       min(recorded_at) filter (where type = 'MemberImported') < now() - $2 * interval '1 hour' as "isOld"
     from es.events where correlation_id = $1`,
    [batchId(batch), MAX_AGE_HOURS],
  );
  if (!rows[0]?.members) return `No batch ${batch} has registered anybody here.`;
  if (rows[0].isOld)
    return `Batch ${batch} is more than ${String(MAX_AGE_HOURS)} hours old: members rely on it by now.`;
  return undefined;
}

/** Erases the members of the batch, except those who have signed in or acted since. */
export async function undoImport(app: NestFastifyApplication, batch: string): Promise<UndoneImport> {
  const { rows } = await app.get(Pool).query<{ id: string }>(
    `select b.stream_id as id from es.events b where correlation_id = $1 and type = 'MemberRegistered'
     and not exists (select from es.events e where e.stream_id = b.stream_id and e.type = 'PersonalDataErased')
     order by id`,
    [batchId(batch)],
  );
  const kept: string[] = [];
  const queue = rows.values();
  const work = async (): Promise<void> => {
    for (const { id } of queue) {
      const { isBanned, hasActed } = await readStanding(app, id);
      if (hasActed) kept.push(id);
      else await erase(app, batch, id, isBanned);
    }
  };
  await Promise.all(Array.from({ length: MEMBERS_AT_ONCE }, work));
  return { undone: rows.length - kept.length, kept };
}

/** Asked for each member at their turn, as they may sign in while others are erased. */
async function readStanding(app: NestFastifyApplication, memberId: string) {
  const { rows } = await app.get(Pool).query<{ isBanned: boolean; hasActed: boolean }>(
    `select exists (select from identity.accounts where member_id = $1 and banned_at is not null) as "isBanned",
       exists (select from identity.sessions where member_id = $1)
         or exists (select from es.streams s join es.events e using (stream_id)
                    where s.subject_id = $1 and e.actor_id <> $2) as "hasActed"`,
    [memberId, IMPORTER],
  );
  return rows[0] ?? { isBanned: false, hasActed: true };
}

/** Lifts a ban first, as it would keep the same person out of the next import. */
async function erase(app: NestFastifyApplication, batch: string, memberId: string, isBanned: boolean): Promise<void> {
  const commands: MemberCommand[] = [
    ...(isBanned ? [{ type: 'ReactivateMember', data: {} } as const] : []),
    { type: 'ErasePersonalData', data: { purposes } },
  ];
  for (const command of commands) {
    const caller = {
      actorId: IMPORTER,
      commandId: importedId(memberId, command.type),
      correlationId: importedId('undo', batch),
      waitForReadModels: false,
    };
    await app.get(CommandBus).execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
  }
}
