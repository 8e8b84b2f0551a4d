import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { BackupAge } from '../backup/backup-age.js';
import { readShared, TtlCache } from '../caching/ttl-cache.js';
import { Clock } from '../config/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { serversOf } from '../database/servers.js';
import { Erasures } from '../erasure/erasures.js';
import { Effects } from '../jobs/effects.js';
import { JobFailures, noFailures, type QueueFailures } from '../jobs/job-failures.js';
import { Jobs } from '../jobs/jobs.js';
import { Metrics } from '../metrics/metrics.js';
import { Consumers } from '../operations/consumers.js';
import { Horizon } from '../operations/horizon.js';
import { Pauses } from '../operations/pauses.js';
import { RunningProcesses } from '../operations/running-processes.js';
import { ServerFigures } from '../operations/server-figures.js';
import { AlteredRecords } from '../proof/altered-records.js';
import { Anchoring } from '../proof/anchors/anchoring.js';
import { KnownSeals } from '../proof/known-seals.js';
import { SealMetrics } from '../proof/seal-metrics.js';
import { type Condition, conditionNames, type QueueFacts, severities } from './condition-facts.js';
import { listConditions, readOnlyCondition } from './conditions.js';

const CONDITIONS_TTL_MS = 1_000;
const QUEUES_TIMEOUT_MS = 1_500;

@Injectable()
export class ConditionReader {
  private readonly cache = new TtlCache<'all', Promise<Condition[]>>(CONDITIONS_TTL_MS);

  constructor(
    private readonly clock: Clock,
    private readonly consumers: Consumers,
    private readonly jobs: Jobs,
    private readonly failures: JobFailures,
    private readonly effects: Effects,
    private readonly pauses: Pauses,
    private readonly processes: RunningProcesses,
    private readonly horizon: Horizon,
    private readonly server: ServerFigures,
    private readonly known: KnownSeals,
    private readonly alteredRecords: AlteredRecords,
    private readonly seals: SealMetrics,
    private readonly anchoring: Anchoring,
    private readonly erasures: Erasures,
    private readonly backupAge: BackupAge,
    @Inject(CONFIG) private readonly config: Config,
    metrics: Metrics,
  ) {
    metrics.gauge('sankofa_condition', 'Whether a condition holds that operators are told of.', async () => {
      const holding = new Set((await this.list()).map(({ name }) => name));
      return conditionNames.map((name) => ({
        labels: { name, severity: severities[name] },
        value: holding.has(name) ? 1 : 0,
      }));
    });
  }

  list(): Promise<Condition[]> {
    return readShared(this.cache, 'all', () => this.read());
  }

  private async read(): Promise<Condition[]> {
    const replicaAge = serversOf(this.config.databaseUrl)?.replicaAge;
    if (replicaAge !== undefined) return [readOnlyCondition(replicaAge)];
    const [isReadOnly, consumers, queues, pauses, processes, horizon, unreadSlots] = await Promise.all([
      this.server.isReadOnly(),
      this.consumers.list(),
      Promise.race([this.readQueues().catch(() => null), pause(QUEUES_TIMEOUT_MS, null, { ref: false })]),
      this.pauses.list(),
      this.processes.list(),
      this.horizon.measure(),
      this.horizon.unreadSlots(),
    ]);
    const [contradiction, unsealedSeconds, failingAnchors, erasures, doubts, ageSeconds] = await Promise.all([
      this.known.findContradiction(),
      this.seals.unsealedSeconds(),
      this.anchoring.failing(),
      this.erasures.unfinished(),
      this.effects.doubts(),
      this.config.backups.everyHours > 0 ? this.backupAge.seconds() : 0,
    ]);
    const work = { isReadOnly, consumers, queues, pauses, processes, horizon, unreadSlots, erasures, doubts };
    const alteredAccounts = this.alteredRecords.altered.length;
    return listConditions({
      ...work,
      now: this.clock.now(),
      contradiction,
      alteredAccounts,
      backups: { ageSeconds, everyHours: this.config.backups.everyHours },
      unsealedSeconds,
      failingAnchors,
    });
  }

  private async readQueues(): Promise<QueueFacts[]> {
    const failures = await this.failures.byQueue();
    return Promise.all(this.jobs.names().map((name) => this.readQueue(name, failures.get(name) ?? noFailures)));
  }

  private async readQueue(name: string, failures: QueueFailures): Promise<QueueFacts> {
    const queue = this.jobs.queue(name);
    const counts = await queue.counts();
    return {
      name,
      ...counts,
      ...failures,
      oldestWaitingSince: counts.waiting > 0 ? await queue.oldestWaiting() : null,
    };
  }
}
