import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportLines } from '../../platform/proof/exported-log.js';
import { publicKeysOf } from '../../platform/proof/seal-keys.js';
import { ALONGSIDE, type CliCommand } from '../command.js';
import { writeNewFile } from '../files.js';
import { word } from '../parse-arguments.js';
import { requireDatabaseWithData } from '../product.js';
import { withSealedLog } from '../sealed-log.js';

const FILE = { name: 'FILE', about: 'Where to; it must not be there yet.' };

export const exportLog: CliCommand = {
  name: 'export',
  about: 'Write the log with its seals as NDJSON; personal fields stay encrypted.',
  needs: ALONGSIDE,
  words: [FILE],
  run: async (given, { withSettings }) => {
    const file = path.resolve(word(given, FILE.name));
    return withSettings(async (env) => {
      const config = await requireDatabaseWithData(env);
      const [publicKey = ''] = publicKeysOf(config);
      await writeNewFile(file, (to) =>
        withSealedLog(config.databaseUrl, (log) => pipeline(Readable.from(exportLines(log)), to)),
      );
      const says = [`The sealed log is in ${file}. To check it anywhere: verify ${file} --key ${publicKey}`];
      return { says, result: { file, publicKey } };
    });
  },
};
