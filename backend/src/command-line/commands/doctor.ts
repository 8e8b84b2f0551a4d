import { type Config } from '../../platform/config/config.js';
import { ConfigError } from '../../platform/config/settings-reader.js';
import { StrangeSealKey } from '../../platform/proof/seal-keys.js';
import { MissingMasterKey } from '../../platform/secrets/master-keys.js';
import { ALONGSIDE, type CliCommand } from '../command.js';
import { checkDatabase, checkReplicas } from '../doctor/database.js';
import { bad, type Finding, good, shown } from '../doctor/finding.js';
import { checkLog } from '../doctor/log.js';
import { checkDisk, checkMail, checkRedisServer } from '../doctor/machine.js';
import { commandLineConfig, withProduct } from '../product.js';

export const doctor: CliCommand = {
  name: 'doctor',
  about: 'Look at everything the product needs, and say what to do about what is not good.',
  needs: `${ALONGSIDE} Changes nothing. Ends with 1 when something is bad.`,
  run: async (_, { withSettings }) => {
    const findings = await withSettings(examine);
    const isGood = findings.every(({ state }) => state !== 'bad');
    return { isGood, says: findings.flatMap(shown), result: { isGood, findings } };
  },
};

/** Each check needs the ones before it. After a failure, the rest is left out. */
async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const config = settingsOf(env);
  if (Array.isArray(config)) return config;
  const below = [
    good('settings', 'are complete'),
    ...(await checkDatabase(config.databaseUrl)),
    ...(await checkReplicas(config.replicaUrls)),
    await checkRedisServer(config),
    await checkMail(config),
    await checkDisk(config),
  ];
  const canAsk = below.every(({ state, check }) => state !== 'bad' || !['database', 'schema', 'redis'].includes(check));
  return canAsk ? [...below, ...(await lookAtProduct(env))] : below;
}

/** The product cannot start if its keys do not fit the stored data. */
async function lookAtProduct(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    return await withProduct(env, async (app) => [good('keys', 'fit what is stored'), ...(await checkLog(app))]);
  } catch (error) {
    if (!(error instanceof MissingMasterKey || error instanceof StrangeSealKey)) throw error;
    return [bad('keys', error.message, 'Set it to the key that was kept in a safe place.')];
  }
}

function settingsOf(env: NodeJS.ProcessEnv): Config | Finding[] {
  try {
    return commandLineConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => bad('settings', problem, '.env.example explains each of them.'));
  }
}
