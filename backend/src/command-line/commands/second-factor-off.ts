import { CommandBus } from '@nestjs/cqrs';
import type { TurnOffSecondFactor } from '../../modules/identity/domain/member.commands.js';
import { memberAggregate, memberOf } from '../../modules/identity/public.js';
import { ExecuteCommand } from '../../platform/command-handling/execute-command.js';
import { ALONGSIDE, type CliCommand } from '../command.js';
import { word } from '../parse-arguments.js';
import {
  commandLineCaller,
  enrolmentCodeOf,
  findMember,
  hintOfCode,
  hintWhenBehind,
  MEMBER,
  withProduct,
} from '../product.js';

/** Only here: a colleague who could do it in the console could sign in as anyone whose password they know. */
export const turnOffSecondFactor: CliCommand = {
  name: 'second-factor off',
  about: 'Take two-step sign-in off for a member who lost the phone and the recovery codes.',
  needs: `${ALONGSIDE} Make sure that it is the member who asks.`,
  words: [MEMBER],
  flags: {},
  run: (given, { withSettings }) =>
    withSettings((env) =>
      withProduct(env, async (app) => {
        const memberId = await findMember(app, word(given, MEMBER.name));
        const command: TurnOffSecondFactor = { type: 'TurnOffSecondFactor', data: {} };
        const execution = new ExecuteCommand(memberAggregate, memberOf(memberId), command, commandLineCaller());
        const { visible, position } = await app.get(CommandBus).execute(execution);
        const changed = position !== null;
        const says = changed ? `Two-step sign-in is off: ${memberId}` : `Nothing to change: ${memberId}`;
        const code = await enrolmentCodeOf(app, memberId);
        return {
          says: [says, ...hintOfCode(code), ...hintWhenBehind(visible)],
          result: { memberId, changed, ...(code && { enrolmentCode: code }) },
        };
      }),
    ),
};
