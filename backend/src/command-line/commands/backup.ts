import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../../platform/backup/back-up.js';
import { ALONGSIDE, type CliCommand, CommandFailed } from '../command.js';
import { requireDatabaseWithData } from '../product.js';

const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '');

export const backup: CliCommand = {
  name: 'backup',
  about: 'Write all that cannot be computed again to a new folder.',
  needs: ALONGSIDE,
  words: [{ name: 'FOLDER', about: 'Where to; without it, one that is named by the time.', may: 'be left out' }],
  run: async ({ words }, { withSettings }) => {
    const folder = path.resolve(words.FOLDER?.[0] ?? `backup-${stamp()}`);
    if (existsSync(folder)) throw new CommandFailed(`${folder} is there already: choose another one.`, 'ALREADY_THERE');
    const { tables } = await withSettings(async (env) =>
      backUp((await requireDatabaseWithData(env)).databaseUrl, folder),
    );
    const events = tables.find(({ name }) => name === 'es.events')?.rows ?? 0;
    return {
      says: [
        `${String(events)} events and ${String(tables.length)} tables are in ${folder}.`,
        'Its keys/ is best kept apart from its log/.',
      ],
      result: { folder, events, tables: tables.length },
    };
  },
};
