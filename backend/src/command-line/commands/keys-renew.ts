import { DataKeys } from '../../platform/event-store/personal-data/data-keys.js';
import { ALONGSIDE, type CliCommand } from '../command.js';
import { onProduct } from '../product.js';

const WHAT_STAYS = 'What was written before stays under the former ones: a seal is over it as it was encrypted.';

export const renewKeys: CliCommand = {
  name: 'keys renew',
  about: 'Encrypt what is written from now on with other data keys, as a stranger may know the present ones.',
  needs: `${ALONGSIDE} Change MASTER_KEY before. Processes that run follow within a minute.`,
  run: async (_, context) => {
    const retired = await onProduct(context, (app) => app.get(DataKeys, { strict: false }).retireAll());
    return { says: [`Data keys retired: ${String(retired)}.`, WHAT_STAYS], result: { keysRetired: retired } };
  },
};
