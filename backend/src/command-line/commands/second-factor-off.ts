import { ALONGSIDE, type CliCommand } from '../command.js';
import { word } from '../parse-arguments.js';
import { changeMember, enrolmentCodeOf, findMember, hintOfCode, MEMBER, onProduct } from '../product.js';

/** Works for staff too, which the console refuses: a colleague could then sign in with a known password. */
export const turnOffSecondFactor: CliCommand = {
  name: 'second-factor off',
  about: 'Take two-step sign-in off for a member who lost the phone and the recovery codes.',
  needs: `${ALONGSIDE} Make sure that it is the member who asks.`,
  words: [MEMBER],
  run: (given, context) =>
    onProduct(context, async (app) => {
      const memberId = await findMember(app, word(given, MEMBER.name));
      const { changed, hints } = await changeMember(app, memberId, { type: 'TurnOffSecondFactor', data: {} });
      const says = changed ? `Two-step sign-in is off: ${memberId}` : `Nothing to change: ${memberId}`;
      const code = await enrolmentCodeOf(app, memberId);
      return {
        says: [says, ...hintOfCode(code), ...hints],
        result: { memberId, changed, ...(code && { enrolmentCode: code }) },
      };
    }),
};
