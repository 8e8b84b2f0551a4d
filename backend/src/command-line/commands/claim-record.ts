import { CommandBus } from '@nestjs/cqrs';
import { AccountStatuses } from '../../access/account-statuses.js';
import { assertHasMembership, findClaim, submissionOf } from '../../modules/commerce/http/program-fee-submission.js';
import { RecordProgramFeeRequest } from '../../modules/commerce/http/program-fees.requests.js';
import { PaymentReferences } from '../../modules/commerce/payment-references/payment-references.js';
import { programFee } from '../../modules/commerce/public.js';
import { ExecuteCommand } from '../../platform/command-handling/execute-command.js';
import { ReadModels } from '../../platform/projections/read-models.js';
import { currencies, plans } from '../../reference-data/index.js';
import { ALONGSIDE, type CliCommand } from '../command.js';
import { fieldsOf, word } from '../parse-arguments.js';
import { commandLineCaller, findMember, hintWhenBehind, MEMBER, onProduct, validate } from '../product.js';

const required = { type: 'string', must: 'be given' } as const;

export const recordClaim: CliCommand = {
  name: 'claim record',
  about: 'Record that a member says a program fee was paid; staff confirm it in the console.',
  needs: `${ALONGSIDE} The same reference again finds the claim that is there.`,
  words: [MEMBER],
  flags: {
    plan: { ...required, value: 'PLAN', about: `One of ${plans.map(({ id }) => id).join(', ')}.` },
    currency: { ...required, value: 'CODE', about: `One of ${currencies.map(({ code }) => code).join(', ')}.` },
    reference: { ...required, value: 'TEXT', about: 'What finds the payment in the books of the bank.' },
  },
  run: async (given, context) => {
    const request = await validate(RecordProgramFeeRequest, fieldsOf(given, recordClaim));
    return onProduct(context, async (app) => {
      const memberId = await findMember(app, word(given, MEMBER.name));
      assertHasMembership(await app.get(AccountStatuses, { strict: false }).ofAccount(memberId));
      const references = app.get(PaymentReferences, { strict: false });
      const readModels = app.get(ReadModels, { strict: false });
      const { target, reference } = await findClaim(readModels, references, memberId, request.reference);
      const command = submissionOf(request, reference, 'command line');
      const { visible, position } = await app
        .get(CommandBus)
        .execute(new ExecuteCommand(programFee, target, command, commandLineCaller()));
      const { amount, currency } = command.data;
      const isNew = position !== null;
      return {
        says: [`${isNew ? 'Recorded' : 'Recorded before'}: ${target.streamId}`, ...hintWhenBehind(visible)],
        result: { claimId: target.streamId, memberId, plan: request.plan, fee: { amount, currency }, isNew },
      };
    });
  },
};
