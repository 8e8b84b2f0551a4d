import { EventEmitter } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Pool } from '../database/pool.js';
import { comparePositions, type Position } from '../event-sourcing/index.js';
import { type PositionRow, positionColumns, positionOf } from '../event-store/stored-event.js';
import { ReadModelRegistry } from './read-model-registry.js';

/** How long a look-up waits at least for what was recorded before it was asked. */
const CATCH_UP_MS = 2_000;
const ASK_OTHERS_MS = 25;

/** How far each read model has come; lets a command answer once whoever asks next reads what it wrote. */
@Injectable()
export class ReadModelProgress {
  private readonly here = new Map<string, Position>();
  private readonly emitter = new EventEmitter<{ reached: [] }>().setMaxListeners(0);

  constructor(
    private readonly readModels: ReadModelRegistry,
    private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** This process has filled the read model up to there. */
  reached(name: string, position: Position): void {
    this.here.set(name, position);
    this.emitter.emit('reached');
  }

  /** This process fills the read model no longer, so how far it has come is to be asked elsewhere. */
  left(name: string): void {
    this.here.delete(name);
  }

  /** True once every read model that listens to one of the types shows the position; false when patience ends. */
  waitFor(position: Position, types: ReadonlySet<string>): Promise<boolean> {
    return this.waitUntil(position, this.readModels.listeningTo(types), this.config.readModelPatienceMs);
  }

  /** Waits, 2 s or as long as a command does, until the read model shows all that the log holds now; false when it does not. */
  async catchUp(name: string): Promise<boolean> {
    const { rows } = await this.pool.query<PositionRow>({
      name: 'head-of-log',
      text: `select ${positionColumns} from es.events e
             order by e.inc desc, e.tx desc, e.pos desc limit 1`,
    });
    return (
      !rows[0] || this.waitUntil(positionOf(rows[0]), [name], Math.max(CATCH_UP_MS, this.config.readModelPatienceMs))
    );
  }

  private async waitUntil(position: Position, names: readonly string[], patienceMs: number): Promise<boolean> {
    const deadline = performance.now() + patienceMs;
    let behind = [...names];
    for (;;) {
      behind = behind.filter((name) => this.isBehind(name, position));
      if (behind.length > 0 && !behind.some((name) => this.here.has(name))) {
        behind = await this.behindElsewhere(behind, position);
      }
      const left = deadline - performance.now();
      if (behind.length === 0 || left <= 0) return behind.length === 0;
      await this.nextStep(Math.min(left, ASK_OTHERS_MS));
    }
  }

  private isBehind(name: string, position: Position): boolean {
    const reached = this.here.get(name);
    return !reached || comparePositions(reached, position) < 0;
  }

  /** Asks the database about read models that another process fills. */
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
        this.emitter.off('reached', finish);
        resolve();
      };
      const timer = setTimeout(finish, ms);
      this.emitter.on('reached', finish);
    });
  }
}
