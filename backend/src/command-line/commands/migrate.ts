import { firstAddress } from '../../platform/config/addresses.js';
import { prepareDatabase } from '../../start/check-environment.js';
import { type CliCommand, UsageError } from '../command.js';
import { commandLineConfig } from '../product.js';

export const migrate: CliCommand = {
  name: 'migrate',
  about: 'Bring the database to this version as its owner, and give the role of DATABASE_URL its rights.',
  needs: 'Works while the product runs, and before it does. Needs MIGRATION_DATABASE_URL.',
  run: async (_, { withSettings }) =>
    withSettings(async (env) => {
      const config = commandLineConfig(env);
      if (config.migrationUrl === undefined) throw new UsageError('Name the owner in MIGRATION_DATABASE_URL.');
      await prepareDatabase(config);
      const role = decodeURIComponent(new URL(firstAddress(config.databaseUrl)).username);
      return { says: [`The database is of this version; ${role} can append to its log.`], result: { role } };
    }),
};
