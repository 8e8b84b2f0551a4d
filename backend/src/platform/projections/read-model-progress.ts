import { EventEmitter } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Pool } from '../database/pool.js';
import { comparePositions, type Position } from '../event-sourcing/index.js';
import { type PositionRow, positionColumns, positionOf } from '../event-store/stored-event.js';
import { ReadModelRegistry } from './read-model-registry.js';

const CATCH_UP_TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 25;

/** Tracks how far each read model has come, so that a command can wait until reads show its events. */
@Injectable()
export class ReadModelProgress {
  private readonly positions = new Map<string, Position>();
  private readonly emitter = new EventEmitter<{ caughtUp: [] }>().setMaxListeners(0);

  constructor(
    private readonly readModels: ReadModelRegistry,
    private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onCaughtUp(name: string, position: Position): void {
    this.positions.set(name, position);
    this.emitter.emit('caughtUp');
  }

  /** Another process may fill the read model now, so the next wait polls the database. */
  onLeaseLost(name: string): void {
    this.positions.delete(name);
  }

  /** Waits until all read models of these types have reached the position. False at the timeout. */
  waitFor(position: Position, types: ReadonlySet<string>): Promise<boolean> {
    return this.waitUntil(position, this.readModels.listeningTo(types), this.config.readModelTimeoutMs);
  }

  /** Waits until the read model has reached the present end of the log. False after 2 s or the read model timeout. */
  async catchUp(name: string): Promise<boolean> {
    const { rows } = await this.pool.query<PositionRow>({
      name: 'head-of-log',
      text: `select ${positionColumns} from es.events e order by e.inc desc, e.tx desc, e.pos desc limit 1`,
    });
    const timeoutMs = Math.max(CATCH_UP_TIMEOUT_MS, this.config.readModelTimeoutMs);
    return !rows[0] || this.waitUntil(positionOf(rows[0]), [name], timeoutMs);
  }

  private async waitUntil(position: Position, names: readonly string[], timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    let behind = [...names];
    for (;;) {
      behind = behind.filter((name) => this.isBehind(name, position));
      if (behind.length > 0 && !behind.some((name) => this.positions.has(name))) {
        behind = await this.behindElsewhere(behind, position);
      }
      const left = deadline - performance.now();
      if (behind.length === 0 || left <= 0) return behind.length === 0;
      await this.nextStep(Math.min(left, POLL_INTERVAL_MS));
    }
  }

  private isBehind(name: string, position: Position): boolean {
    const current = this.positions.get(name);
    return !current || comparePositions(current, position) < 0;
  }

  private async behindElsewhere(names: readonly string[], position: Position): Promise<string[]> {
    const { rows } = await this.pool.query<PositionRow & { consumer: string }>({
      name: 'checkpoints-of',
      text: `select consumer, ${positionColumns} from es.checkpoints where consumer = any($1)`,
      values: [names],
    });
    const done = rows.filter((row) => comparePositions(positionOf(row), position) >= 0).map(({ consumer }) => consumer);
    return names.filter((name) => !done.includes(name));
  }

  private nextStep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.emitter.off('caughtUp', finish);
        resolve();
      };
      const timer = setTimeout(finish, ms);
      this.emitter.on('caughtUp', finish);
    });
  }
}
