import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EndSessions } from '../../modules/identity/domain/member.commands.js';
import { memberAggregate, memberOf } from '../../modules/identity/public.js';
import { Sessions } from '../../modules/identity/sessions/sessions.js';
import { ExecuteCommand } from '../../platform/command-handling/execute-command.js';
import { DomainError } from '../../platform/event-sourcing/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { ALONGSIDE, type CliCommand, UsageError } from '../command.js';
import { commandLineCaller, findMember, withProduct } from '../product.js';

/** As many at once as the log takes together. */
const BATCH_SIZE = 20;

export const endSessions: CliCommand = {
  name: 'session end',
  about: 'Sign everybody out, or one member: of every device, at once.',
  needs: ALONGSIDE,
  words: [],
  flags: {
    all: { type: 'boolean', about: 'Everybody, staff as well.' },
    member: { type: 'string', value: 'MEMBER', about: 'One member, by e-mail address or id.' },
  },
  run: async ({ flags: { all, member } }, { withSettings }) => {
    if ((all === true) === (typeof member === 'string')) throw new UsageError('Say --all, or --member and whom.');
    const ended = await withSettings((env) =>
      withProduct(env, async (app) => {
        if (typeof member === 'string') return endOf(app, [await findMember(app, member)]);
        return endOf(app, await app.get(Sessions, { strict: false }).membersWithSessions());
      }),
    );
    return { says: [`Members signed out: ${String(ended)}.`], result: { membersSignedOut: ended } };
  },
};

async function endOf(app: NestFastifyApplication, memberIds: readonly string[]): Promise<number> {
  let ended = 0;
  for (let from = 0; from < memberIds.length; from += BATCH_SIZE) {
    const batch = memberIds.slice(from, from + BATCH_SIZE);
    const done = await Promise.all(batch.map((memberId) => endSessionsOf(app, memberId, memberIds.length > 1)));
    ended += done.filter(Boolean).length;
  }
  return ended;
}

/** Among many, one who was banned or erased meanwhile has no session left, and does not hold up the rest. */
async function endSessionsOf(app: NestFastifyApplication, memberId: string, isOneOfMany: boolean): Promise<boolean> {
  const command: EndSessions = { type: 'EndSessions', data: {} };
  const caller = { ...commandLineCaller(), waitForReadModels: !isOneOfMany };
  try {
    await app.get(CommandBus).execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
  } catch (error) {
    if (isOneOfMany && error instanceof DomainError) return false;
    throw error;
  }
  app.get(LiveUpdates, { strict: false }).disconnect(memberId);
  return true;
}
