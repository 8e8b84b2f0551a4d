import { ALONGSIDE, type CliCommand, CommandFailed } from '../command.js';
import { word } from '../parse-arguments.js';
import { enrolmentCodeOf, findMember, hintOfCode, MEMBER, onProduct } from '../product.js';

export const makeEnrolmentCode: CliCommand = {
  name: 'second-factor code',
  about: 'Make the one-time code with which staff turn two-step sign-in on, such as the first admin.',
  needs: `${ALONGSIDE} The code before it is good no longer.`,
  words: [MEMBER],
  run: (given, context) =>
    onProduct(context, async (app) => {
      const memberId = await findMember(app, word(given, MEMBER.name));
      const enrolmentCode = await enrolmentCodeOf(app, memberId);
      if (!enrolmentCode) {
        const reason = 'This account needs no code: it has no role or two-step sign-in on, or staff need not have it.';
        throw new CommandFailed(reason, 'NO_CODE_NEEDED');
      }
      return { says: hintOfCode(enrolmentCode), result: { memberId, enrolmentCode } };
    }),
};
