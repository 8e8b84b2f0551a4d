import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type pg from 'pg';
import { PeriodicTask } from '../background/periodic-task.js';
import { withTimeout } from '../concurrency/with-timeout.js';
import { CONFIG, type Config } from '../config/config.js';
import { Client } from '../database/client.js';
import { connectionOptions } from '../database/connection-options.js';
import { Pool } from '../database/pool.js';
import { comparePositions, type Position } from '../event-sourcing/index.js';
import { type Appended, WakeUp } from './wake-up.js';

const CHANNEL = 'sankofa_appended';
const NOTIFY_DELAY_MS = 20;
const POLL_INTERVAL_MS = 1_000;
const CLOSE_TIMEOUT_MS = 1_000;

interface Notice {
  readonly from: string;
  readonly position: readonly [number, string, string];
  readonly types: readonly string[];
}

/** Sends NOTIFY at most once in 20 ms and outside append transactions, as commits that notify wait for each other. */
@Injectable()
export class WakeUpNotices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly senderId = randomUUID();
  private pending: Appended | undefined;
  private timer: NodeJS.Timeout | undefined;
  private client: pg.Client | undefined;
  readonly listening = new PeriodicTask('wake-ups', POLL_INTERVAL_MS, () => this.stayConnected(), 'all');
  private stopCollecting: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pool: Pool,
    private readonly wakeUp: WakeUp,
  ) {}

  onApplicationBootstrap(): void {
    this.stopCollecting = this.wakeUp.listenLocal((appended) => this.collect(appended));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopCollecting();
    clearTimeout(this.timer);
    await this.listening.stop();
    if (this.client) await withTimeout(CLOSE_TIMEOUT_MS, this.client.end());
  }

  private collect({ position, types }: Appended): void {
    const before = this.pending;
    const latest = before && comparePositions(before.position, position) > 0 ? before.position : position;
    this.pending = { position: latest, types: before ? before.types.union(types) : types };
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.notify();
    }, NOTIFY_DELAY_MS);
  }

  private notify(): void {
    if (!this.pending) return;
    const { position, types } = this.pending;
    this.pending = undefined;
    const notice: Notice = { from: this.senderId, position: positionTuple(position), types: [...types] };
    this.pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]).catch(() => undefined); // a hint
  }

  private async stayConnected(): Promise<void> {
    if (this.client) return;
    const { databaseUrl: connectionString, role } = this.config;
    const application_name = `sankofa ${role} wake-ups`;
    const client = new Client({ ...connectionOptions, connectionString, application_name });
    const forget = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', forget).on('end', forget);
    client.on('notification', ({ payload }) => this.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
  }

  private receive(payload = ''): void {
    const notice = parseNotice(payload);
    if (notice && notice.from !== this.senderId) this.wakeUp.announceRemote(notice.appended);
  }
}

/** Undefined for a notice in an unknown format, such as of another build. Notices are only hints. */
function parseNotice(payload: string): { from: string; appended: Appended } | undefined {
  try {
    const { from, position, types } = JSON.parse(payload) as Notice;
    const [inc, tx, pos] = position;
    return { from, appended: { position: { inc, tx: BigInt(tx), pos: BigInt(pos) }, types: new Set(types) } };
  } catch {
    return undefined;
  }
}

const positionTuple = ({ inc, tx, pos }: Position): Notice['position'] => [inc, String(tx), String(pos)];
