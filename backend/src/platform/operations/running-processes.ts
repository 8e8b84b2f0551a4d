import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Pool } from '../database/pool.js';
import { Leases } from '../projections/lease.js';
import { withReplacements } from './replacements.js';

const BEAT_INTERVAL_MS = 1_000;
/** Longer than a pause of a busy process, short enough to be noticed while one looks. */
const SILENT_SECONDS = 3;
const REMEMBERED = '1 hour';

/** A process of the product, by the database's clock. */
export interface RunningProcess {
  /** As it stands beside what the process works for: machine, process id, and a mark of its own. */
  readonly name: string;
  readonly role: string;
  readonly version: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  /** It has not been heard of for some seconds, and did not say that it ends. */
  readonly isSilent: boolean;
  /** It is silent, and one of the same role was started since. */
  readonly isReplaced: boolean;
}

/** Lets every process be seen by the others: each says every second that it is alive. */
@Injectable()
export class RunningProcesses implements OnModuleDestroy {
  private readonly version = ownVersion();
  readonly beating = new PeriodicTask({
    name: 'process',
    intervalMs: BEAT_INTERVAL_MS,
    runsInEveryRole: true,
    run: () => this.beat().catch(() => undefined), // what cannot be said now is said in a second
  });

  constructor(
    private readonly pool: Pool,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** One that ends in order is not missed. */
  async onModuleDestroy(): Promise<void> {
    await this.beating.stop();
    const gone = 'delete from es.running_processes where name = $1';
    await this.pool.query(gone, [this.leases.owner]).catch(() => undefined);
  }

  /** The newest first; those that fell silent are told for an hour. While the database was away nobody could speak. */
  async list(): Promise<RunningProcess[]> {
    const { rows } = await this.pool.query<Omit<RunningProcess, 'isReplaced'>>(
      `select name, role, version, started_at as "startedAt", seen_at as "seenAt",
         greatest(seen_at, pg_postmaster_start_time()) < now() - make_interval(secs => $1) as "isSilent"
       from es.running_processes order by started_at desc`,
      [SILENT_SECONDS],
    );
    return withReplacements(rows);
  }

  private async beat(): Promise<void> {
    if (this.config.role === 'beside') return; // nobody would miss it
    await this.pool.query({
      name: 'process-beat',
      text: `with gone as (
               delete from es.running_processes where seen_at < now() - interval '${REMEMBERED}' and name <> $1)
             insert into es.running_processes (name, role, version) values ($1, $2, $3)
             on conflict (name) do update set seen_at = now()`,
      values: [this.leases.owner, this.config.role, this.version],
    });
  }
}

function ownVersion(): string {
  const file = findPackageJSON('..', import.meta.url);
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'unknown';
}
