import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EndSessions } from '../../modules/identity/domain/member.commands.js';
import { Sessions } from '../../modules/identity/sessions/sessions.js';
import { DomainError } from '../../platform/event-sourcing/index.js';
import { ALONGSIDE, type CliCommand, UsageError } from '../command.js';
import { changeMember, commandLineCaller, findMember, onProduct } from '../product.js';

const END: EndSessions = { type: 'EndSessions', data: {} };

/** Commands that run at the same time, so that the log groups their appends. */
const BATCH_SIZE = 20;

export const endSessions: CliCommand = {
  name: 'session end',
  about: 'Sign everybody out, or one member: of every device, at once.',
  needs: ALONGSIDE,
  flags: {
    all: { type: 'boolean', about: 'Everybody, staff as well.' },
    member: { type: 'string', value: 'MEMBER', about: 'One member, by e-mail address or id.' },
  },
  run: async ({ flags: { all, member } }, context) => {
    if ((all === true) === (typeof member === 'string')) throw new UsageError('Say --all, or --member and whom.');
    const ended = await onProduct(context, async (app) => {
      if (typeof member !== 'string') return endSessionsOfAll(app);
      await changeMember(app, await findMember(app, member), END);
      return 1;
    });
    return { says: [`Members signed out: ${String(ended)}.`], result: { membersSignedOut: ended } };
  },
};

/** A member who was banned or erased meanwhile has no session and is skipped. */
async function endSessionsOfAll(app: NestFastifyApplication): Promise<number> {
  const memberIds = await app.get(Sessions, { strict: false }).membersWithSessions();
  let ended = memberIds.length;
  for (let from = 0; from < memberIds.length; from += BATCH_SIZE) {
    const batch = memberIds.slice(from, from + BATCH_SIZE).map(async (memberId) => {
      const caller = { ...commandLineCaller(), waitForReadModels: false };
      await changeMember(app, memberId, END, caller).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        ended -= 1;
      });
    });
    await Promise.all(batch);
  }
  return ended;
}
