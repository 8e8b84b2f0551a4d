import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AccessLog, type AccessMark } from '../../../platform/access-log/access-log.js';
import { findAlteredAccess } from '../../../platform/access-log/access-log-check.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Pool } from '../../../platform/database/pool.js';
import { Housekeeping } from '../../../platform/housekeeping/housekeeping.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Verifier } from '../../../platform/proof/verifier.js';
import { Peppers } from '../../../platform/secrets/peppers.js';
import { ACCESS_LOG_SEALER, accessLog, accessLogStream } from '../domain/access-log.aggregate.js';

const SEAL_EVERY_MINUTES = 5;

const sealing: JobKind<Record<string, never>> = { queue: 'seal-access-log' };

/** Seals the newest mark of the log of access from time to time, and deletes old rows that are sealed. */
@Injectable()
export class AccessLogSealer {
  private sealedNumber = 0;

  constructor(
    private readonly bus: CommandBus,
    private readonly pool: Pool,
    private readonly log: AccessLog,
    private readonly peppers: Peppers,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    verifier: Verifier,
    housekeeping: Housekeeping,
    jobs: Jobs,
  ) {
    jobs.handle(sealing, () => this.seal());
    jobs.every({ every: { minutes: SEAL_EVERY_MINUTES } }, sealing);
    verifier.register(async () => ((await this.firstAltered()) === undefined ? undefined : 'access log altered'));
    housekeeping.register({
      name: 'accesses',
      keepDays: config.accessLogDays,
      table: 'es.access_log',
      isOld: `number < (select max(number) from es.access_log) and number <= (
        select max((data ->> 'number')::bigint) from es.events where type = 'AccessLogSealed' and recorded_at < $1)`,
    });
  }

  async seal(): Promise<void> {
    const { rows } = await this.pool.query<AccessMark>(
      'select number, mac from es.access_log order by number desc limit 1',
    );
    const [newest] = rows;
    if (!newest || newest.number <= this.sealedNumber) return;
    const data = { number: newest.number, mark: newest.mac.toString('base64'), keepDays: this.config.accessLogDays };
    const command = { type: 'SealAccessLog', data } as const;
    await this.bus.execute(new ExecuteCommand(accessLog, accessLogStream, command, systemCaller(ACCESS_LOG_SEALER)));
    this.sealedNumber = newest.number;
  }

  private async firstAltered(): Promise<number | undefined> {
    const { pool, peppers, config, log } = this;
    const now = this.clock.now();
    const newest = await log.known();
    return findAlteredAccess({ pool, peppers, keepDays: config.accessLogDays, now, newest });
  }
}
