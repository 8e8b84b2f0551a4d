import { Logger } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import { diagnoseDurability } from '../platform/database/diagnose-database.js';
import type { Pool } from '../platform/database/pool.js';
import { diagnoseSmtp } from '../platform/mail/check-smtp.js';

/** Logs problems that do not stop the start: an unavailable mail server, a database that is not durable. */
export async function logConcerns({ smtpUrl }: Pick<Config, 'smtpUrl'>, pool: Pool): Promise<void> {
  const looks = {
    DATABASE_URL: diagnoseDurability(pool).catch(() => undefined), // an unavailable database is reported elsewhere
    SMTP_URL: smtpUrl === undefined ? undefined : diagnoseSmtp(smtpUrl),
  };
  for (const [setting, look] of Object.entries(looks)) {
    const concern = await look;
    if (concern) new Logger('start').warn({ message: `${setting} ${concern.problem}. ${concern.fix}` });
  }
}
