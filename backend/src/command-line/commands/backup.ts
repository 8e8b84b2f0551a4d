import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../../platform/backup/back-up.js';
import { nameOfBackup, repeatBackups } from '../../platform/backup/repeated-backups.js';
import { ALONGSIDE, type CliCommand, CommandFailed } from '../command.js';
import { requireDatabaseWithData } from '../product.js';

export const backup: CliCommand = {
  name: 'backup',
  about: 'Write all that cannot be computed again to a new folder.',
  needs: ALONGSIDE,
  words: [{ name: 'FOLDER', about: 'Where to; without it, one that is named by the time.', may: 'be left out' }],
  flags: {
    repeat: {
      type: 'boolean',
      about: 'Into FOLDER every BACKUP_EVERY_HOURS, and remove those older than BACKUP_KEEP_DAYS, until it is ended.',
    },
  },
  run: async ({ words, flags }, { withSettings, say }) => {
    const given = words.FOLDER?.[0];
    if (flags.repeat === true) return withSettings((env) => repeat(env, path.resolve(given ?? '.'), say));
    const folder = path.resolve(given ?? `backup-${nameOfBackup()}`);
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

async function repeat(env: NodeJS.ProcessEnv, folder: string, say: (line: string) => void): Promise<never> {
  const config = await requireDatabaseWithData(env);
  if (config.backups.everyHours === 0) throw new CommandFailed('Set BACKUP_EVERY_HOURS to how often.');
  return repeatBackups(config, folder, say);
}
