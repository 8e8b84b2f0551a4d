import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { checkRedis, UnfitRedis } from '../../platform/jobs/redis-jobs.js';
import { diagnoseSmtp } from '../../platform/mail/check-smtp.js';
import { bad, type Finding, good, warning } from './finding.js';

const GIB = 2 ** 30;

/** Checks the space on this machine. A database server elsewhere has its own monitoring. */
export async function checkDisk({ erasureList }: Config): Promise<Finding> {
  const folder = path.resolve(erasureList === undefined ? '.' : path.dirname(erasureList));
  const found = await statfs(folder).catch(() => undefined);
  if (!found)
    return bad('disk', `${folder}, the folder of ERASURE_LIST, is not there`, 'Make it, writable for the product.');
  const free = found.bavail * found.bsize;
  const says = `${(free / GIB).toFixed(1)} GiB free in ${folder}`;
  if (free > 2 * GIB) return good('disk', says);
  return (free > GIB / 2 ? warning : bad)('disk', says, 'Make room: a full disk stops the log.');
}

export async function checkMail({ smtpUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) return good('mail', 'is kept for staff to read, as there is no SMTP_URL');
  const diagnosis = await diagnoseSmtp(smtpUrl);
  if (!diagnosis) return good('mail', 'the server takes it');
  return bad('mail', `the server ${diagnosis.problem}`, diagnosis.fix);
}

export async function checkRedisServer({ redisUrl }: Config): Promise<Finding> {
  if (redisUrl === undefined) return good('redis', 'is not used; jobs and live updates go through PostgreSQL');
  try {
    await checkRedis(redisUrl, true);
    return good('redis', 'takes jobs, and drops none (maxmemory-policy noeviction)');
  } catch (error) {
    if (!(error instanceof UnfitRedis)) throw error;
    return bad('redis', `${error.host} ${error.diagnosis.problem}`, error.diagnosis.fix);
  }
}
