import { Injectable } from '@nestjs/common';
import { Pool, type Transaction } from '../database/pool.js';
import { DomainError } from '../event-sourcing/index.js';
import { Jobs } from '../jobs/jobs.js';
import { ProcessRegistry } from '../processes/process-registry.js';
import { ReadModelRegistry } from '../projections/read-model-registry.js';
import { consumerStatus } from './consumer-status.sql.js';
import { operationsRefusals } from './operations.refusals.js';

export type ConsumerKind = 'read-model' | 'process';
export type ConsumerState = 'running' | 'failing' | 'paused' | 'unowned';

export interface ConsumerStatus {
  readonly name: string;
  readonly kind: ConsumerKind;
  readonly state: ConsumerState;
  /** `inc-tx-pos`; null before the first batch. */
  readonly position: string | null;
  /** Events of its types after its position, counted within the next 10,000 events of the log. */
  readonly eventsBehind: number;
  readonly secondsBehind: number;
  readonly parkedEvents: number;
  readonly parkedStreams: number;
  readonly owner: string | null;
  readonly error: string | null;
  readonly pausedAt: Date | null;
}

@Injectable()
export class Consumers {
  constructor(
    private readonly pool: Pool,
    private readonly readModels: ReadModelRegistry,
    private readonly processes: ProcessRegistry,
    private readonly jobs: Jobs,
  ) {}

  async list(): Promise<ConsumerStatus[]> {
    const { rows } = await this.pool.query<ConsumerStatus>(consumerStatus, [JSON.stringify(this.declared())]);
    return rows;
  }

  assertExists(name: string, kind?: ConsumerKind): void {
    const consumer = this.declared().find((one) => one.name === name);
    if (!consumer || (kind && consumer.kind !== kind)) throw new DomainError(operationsRefusals.NO_SUCH_CONSUMER);
  }

  async pause(tx: Transaction, name: string): Promise<void> {
    await tx.query(
      `insert into es.checkpoints as c (consumer, version, paused_at) values ($1, 1, now())
       on conflict (consumer, version)
       do update set paused_at = now(), fence = c.fence + 1, owner = null, lease_until = null`,
      [name],
    );
  }

  async resume(tx: Transaction, name: string): Promise<void> {
    await tx.query('update es.checkpoints set paused_at = null where consumer = $1 and version = 1', [name]);
  }

  private declared(): { name: string; kind: ConsumerKind; types: string[] }[] {
    const readModels = this.readModels.all().map((model) => {
      return { name: model.projector.name, kind: 'read-model' as const, types: [...this.readModels.typesOf(model)] };
    });
    const acting = [...this.processes.all(), ...this.jobs.dispatches].map(({ name, on }) => {
      return { name, kind: 'process' as const, types: Object.keys(on) };
    });
    return [...readModels, ...acting];
  }
}
