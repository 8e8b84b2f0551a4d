import { staffRoles } from '../../access/roles.js';
import { ChangeRolesRequest } from '../../modules/identity/http/members/members.controller.js';
import { COMMAND_LINE } from '../../platform/command-handling/execute-command.js';
import { ALONGSIDE, type CliCommand } from '../command.js';
import { word } from '../parse-arguments.js';
import { changeMember, enrolmentCodeOf, findMember, hintOfCode, MEMBER, onProduct, validate } from '../product.js';

const ROLE = { name: 'ROLE', about: `One of ${staffRoles.join(', ')}.` };

function changeOfRole(change: 'grant' | 'revoke', about: string, done: string): CliCommand {
  return {
    name: `role ${change}`,
    about,
    needs: `${ALONGSIDE} The member must have registered.`,
    words: [MEMBER, { ...ROLE, field: change }],
    run: async (given, context) => {
      const role = word(given, ROLE.name);
      const { grant, revoke } = await validate(ChangeRolesRequest, { [change]: role });
      return onProduct(context, async (app) => {
        const memberId = await findMember(app, word(given, MEMBER.name));
        const data = { ...(grant && { grant }), ...(revoke && { revoke }), memberId, by: COMMAND_LINE };
        const { changed, hints } = await changeMember(app, memberId, { type: 'ChangeStaffRoles', data });
        const says = changed ? `${done} ${role}: ${memberId}` : `Nothing to change: ${memberId}`;
        const code = changed && grant ? await enrolmentCodeOf(app, memberId) : undefined;
        return {
          says: [says, ...hintOfCode(code), ...hints],
          result: { memberId, [change]: role, changed, ...(code && { enrolmentCode: code }) },
        };
      });
    },
  };
}

export const grantRole = changeOfRole('grant', 'Give a member a role of the staff.', 'Granted');
export const revokeRole = changeOfRole('revoke', 'Take a role of the staff from a member.', 'Revoked');
