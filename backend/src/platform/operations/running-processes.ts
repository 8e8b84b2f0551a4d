import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type FailingWork, FailingWorkRegistry } from '../background/failing-work.js';
import { PeriodicTask } from '../background/periodic-task.js';
import { CONFIG, type Config } from '../config/config.js';
import { readOwnVersion } from '../config/own-version.js';
import { Pool } from '../database/pool.js';
import { Leases } from '../projections/lease.js';
import { markReplaced } from './replacements.js';

const HEARTBEAT_INTERVAL_MS = 1_000;
const SILENCE_TIMEOUT_SECONDS = 3;
const KEPT_FOR = '1 hour';

export interface RunningProcess {
  readonly name: string;
  readonly role: string;
  readonly version: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly troubles: readonly FailingWork[];
  readonly isSilent: boolean;
  readonly isReplaced: boolean;
}

/** Each process sends a heartbeat every second, timed by the database's clock. */
@Injectable()
export class RunningProcesses implements OnModuleDestroy {
  private readonly version = readOwnVersion();
  readonly heartbeat = new PeriodicTask(
    'process',
    HEARTBEAT_INTERVAL_MS,
    () => this.sendHeartbeat().catch(() => undefined),
    'all',
  ); // the next heartbeat follows in a second

  constructor(
    private readonly pool: Pool,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: Config,
    private readonly troubles: FailingWorkRegistry,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.heartbeat.stop();
    const gone = 'delete from es.running_processes where name = $1';
    await this.pool.query(gone, [this.leases.owner]).catch(() => undefined);
  }

  /** Newest first. A process is not silent for the time in which the database was down. */
  async list(): Promise<RunningProcess[]> {
    const { rows } = await this.pool.query<Omit<RunningProcess, 'isReplaced'>>(
      `select name, role, version, started_at as "startedAt", seen_at as "seenAt", troubles,
         greatest(seen_at, pg_postmaster_start_time()) < now() - make_interval(secs => $1) as "isSilent"
       from es.running_processes order by started_at desc`,
      [SILENCE_TIMEOUT_SECONDS],
    );
    return markReplaced(rows);
  }

  private async sendHeartbeat(): Promise<void> {
    if (this.config.role === 'command-line') return; // a command line process is not monitored
    await this.pool.query({
      name: 'process-beat',
      text: `with gone as (
               delete from es.running_processes where seen_at < now() - interval '${KEPT_FOR}' and name <> $1)
             insert into es.running_processes (name, role, version, troubles) values ($1, $2, $3, $4)
             on conflict (name) do update set seen_at = now(), troubles = $4`,
      values: [this.leases.owner, this.config.role, this.version, JSON.stringify(this.troubles.list())],
    });
  }
}
