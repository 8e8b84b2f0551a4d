import { SealFile } from '../../platform/proof/anchors/seal-file.js';
import { type Seal, verifyingKeysOf } from '../../platform/proof/seal.js';
import { publicKeysOf } from '../../platform/proof/seal-keys.js';
import { SealStore } from '../../platform/proof/seal-store.js';
import { Verification } from '../../platform/proof/verification.js';
import { type CliCommand, CommandFailed, UsageError } from '../command.js';
import { commandLineConfig, requireDatabaseWithData } from '../product.js';
import { withSealedLog } from '../sealed-log.js';

export const acceptSeal: CliCommand = {
  name: 'seal accept',
  about: 'Let the log go on from the newest seal of the database, though a later one is known outside of it.',
  needs: 'For a log that you brought back from a backup. Works while the product runs, and when it does not.',
  flags: { reason: { type: 'string', value: 'TEXT', must: 'be given', about: 'Why; kept beside the seal.' } },
  run: async ({ flags: { reason } }, { withSettings }) => {
    if (typeof reason !== 'string') throw new UsageError('Say why the log goes on from there: --reason TEXT.');
    return withSettings(async (env) => {
      const config = await requireDatabaseWithData(env);
      const file = new SealFile(config);
      if (file.path === undefined)
        throw new CommandFailed('No seal is known outside this database, as ERASURE_LIST is not set.', 'NOTHING_KNOWN');
      return withSealedLog(config.databaseUrl, async (log, pool) => {
        const seals = new SealStore(pool);
        const last = await seals.last();
        const keys = verifyingKeysOf(config, await seals.handovers());
        const { ok, fault } = await new Verification(keys).run(log.hashes());
        if (!ok) throw new CommandFailed(`The log does not fit its own seals: ${fault ?? ''}.`, 'LOG_DOES_NOT_FIT');
        const { at, givenUp } = await file.accept(last, reason, new Date());
        const says = `${describe(last)} counts as the newest from ${at} on.`;
        return { says: [says, ...(givenUp ? [`Given up: ${describe(givenUp)}.`] : [])], result: { at, givenUp } };
      });
    });
  },
};

const describe = (seal: Pick<Seal, 'number' | 'size'> | undefined): string =>
  seal ? `Seal ${String(seal.number)} over ${String(seal.size)} events` : 'No seal';

export const showSealKey: CliCommand = {
  name: 'seal key',
  about: 'Show the public keys of SEAL_KEY: what auditors check with, and SEAL_PUBLIC_KEY where ROLE=api.',
  needs: 'Needs the settings alone.',
  run: (_, { withSettings }) =>
    withSettings((env) => {
      const publicKeys = publicKeysOf(commandLineConfig(env));
      return Promise.resolve({ says: publicKeys, result: { publicKeys } });
    }),
};
