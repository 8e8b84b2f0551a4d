import { type Config } from '../../platform/config/config.js';
import { ConfigError } from '../../platform/config/settings-reader.js';
import { StrangeSealKey } from '../../platform/proof/seal-keys.js';
import { MissingMasterKey } from '../../platform/secrets/master-keys.js';
import { ALONGSIDE, type CliCommand } from '../command.js';
import { lookAtDatabase, lookAtReplicas } from '../doctor/database.js';
import { bad, type Finding, good, shown } from '../doctor/finding.js';
import { lookAtLog } from '../doctor/log.js';
import { lookAtDisk, lookAtMail, lookAtRedis } from '../doctor/machine.js';
import { besideTheProduct, withProduct } from '../product.js';

export const doctor: CliCommand = {
  name: 'doctor',
  about: 'Look at everything the product needs, and say what to do about what is not good.',
  needs: `${ALONGSIDE} Changes nothing. Ends with 1 when something is bad.`,
  words: [],
  flags: {},
  run: async (_, { withSettings }) => {
    const findings = await withSettings(examine);
    const isGood = findings.every(({ state }) => state !== 'bad');
    return { isGood, says: findings.flatMap(shown), result: { isGood, findings } };
  },
};

/** Each step needs the one before it: what cannot be asked any more is left out. */
async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const config = settingsOf(env);
  if (Array.isArray(config)) return config;
  const below = [
    good('settings', 'are complete'),
    ...(await lookAtDatabase(config.databaseUrl)),
    ...(await lookAtReplicas(config.replicaUrls)),
    await lookAtRedis(config),
    await lookAtMail(config),
    await lookAtDisk(config),
  ];
  const canAsk = below.every(({ state, check }) => state !== 'bad' || !['database', 'schema', 'redis'].includes(check));
  return canAsk ? [...below, ...(await lookAtProduct(env))] : below;
}

/** Keys that do not fit what is stored keep the product from starting, and so from being asked. */
async function lookAtProduct(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    return await withProduct(env, async (app) => [good('keys', 'fit what is stored'), ...(await lookAtLog(app))]);
  } catch (error) {
    if (!(error instanceof MissingMasterKey || error instanceof StrangeSealKey)) throw error;
    return [bad('keys', error.message, 'Set it to the key that was kept in a safe place.')];
  }
}

function settingsOf(env: NodeJS.ProcessEnv): Config | Finding[] {
  try {
    return besideTheProduct(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => bad('settings', problem, '.env.example explains each of them.'));
  }
}
