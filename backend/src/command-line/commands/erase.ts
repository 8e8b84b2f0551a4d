import { purposes } from '../../modules/identity/domain/purposes.js';
import { EraseMemberController } from '../../modules/identity/http/members/erase-member.controller.js';
import { EraseRequest } from '../../modules/identity/http/members/erase-member.requests.js';
import { ALONGSIDE, type CliCommand, UsageError } from '../command.js';
import { fieldsOf, word } from '../parse-arguments.js';
import { commandLineCaller, findMember, MEMBER, onProduct, validate } from '../product.js';

const CONFIRMATION = 'The address of the member once more, as a confirmation.';

export const erase: CliCommand = {
  name: 'erase',
  about: 'Erase what is held of a member, for ever.',
  needs: `${ALONGSIDE} Staff must lose their roles first.`,
  words: [MEMBER],
  flags: {
    email: { type: 'string', value: 'ADDRESS', must: 'be given', about: CONFIRMATION },
    purposes: {
      type: 'string',
      multiple: true,
      value: 'PURPOSE',
      about: `One of ${purposes.join(', ')}; repeat it for several. Without it all of them.`,
    },
  },
  run: async (given, context) => {
    const fields = fieldsOf(given, erase);
    if (fields.email === undefined) throw new UsageError('This cannot be undone: confirm it with --email ADDRESS.');
    const request = await validate(EraseRequest, fields);
    return onProduct(context, async (app) => {
      const memberId = await findMember(app, word(given, MEMBER.name));
      const erasures = app.get(EraseMemberController, { strict: false });
      const { answer } = await erasures.erase(memberId, request, commandLineCaller());
      const isFinished = answer.erased.every(({ finishedAt }) => finishedAt !== null);
      const lines = answer.erased.map(({ purpose, finishedAt }) => `${purpose}: ${finishedAt ? 'erased' : 'begun'}`);
      const later = 'What is only begun is finished by the workers of the product; see its log.';
      return { says: isFinished ? lines : [...lines, later], result: answer };
    });
  },
};
