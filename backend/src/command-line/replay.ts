import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { inTransaction, Pool } from '../platform/database/pool.js';
import { ReadModelRegistry } from '../platform/projections/read-model-registry.js';
import { RebuildRequests, type RebuildRow } from '../platform/projections/rebuild/rebuild-requests.js';
import { RebuildWorker } from '../platform/projections/rebuild/rebuild-worker.js';
import { CommandFailed } from './command.js';

export interface ReplayRequest {
  readonly names: readonly string[];
  /** Only reports what a rebuild would change. */
  readonly compare: boolean;
}

type Say = (line: string) => void;

/** Rebuilds read models from the log, while the product runs or without it. Returns the number of differing rows. */
export async function replayIn(app: NestFastifyApplication, request: ReplayRequest, say: Say): Promise<number> {
  const names = namesOf(app, request);
  const begun = performance.now();
  const found = request.compare ? await compare(app, names, say) : await rebuild(app, names);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  for (const name of names)
    say(request.compare ? `${name}: ${String(found.get(name) ?? 0)} rows differ` : `${name}: rebuilt`);
  say(`${String(names.length)} read models in ${seconds} s`);
  return [...found.values()].reduce((sum, rows) => sum + rows, 0);
}

function namesOf(app: NestFastifyApplication, { names }: ReplayRequest): readonly string[] {
  const all = app
    .get(ReadModelRegistry)
    .all()
    .map(({ projector }) => projector.name);
  const stranger = names.find((name) => !all.includes(name));
  if (stranger !== undefined)
    throw new NoSuchReadModel(`There is no read model ${stranger}. There are: ${all.join(', ')}.`);
  return names.length > 0 ? [...new Set(names)] : all;
}

async function compare(app: NestFastifyApplication, names: readonly string[], say: Say): Promise<Map<string, number>> {
  const differing = await app.get(RebuildWorker).compare(names);
  for (const [name, rows] of differing)
    for (const { id, found, columns } of rows) say(`  ${name} ${id}: ${found} (${columns.join(', ')})`);
  return new Map([...differing].map(([name, { length }]) => [name, length]));
}

async function rebuild(app: NestFastifyApplication, names: readonly string[]): Promise<Map<string, number>> {
  const requests = app.get(RebuildRequests);
  const running = await requests.running();
  const rows = await inTransaction(app.get(Pool), async (tx) => {
    const joined: RebuildRow[] = [];
    for (const name of names)
      joined.push(running.find(({ readModel }) => readModel === name) ?? (await requests.request(tx, name, 'replace')));
    return joined;
  });
  const ended = await app.get(RebuildWorker).replaceAndWait(rows);
  const cancelled = ended.filter(({ state }) => state === 'cancelled').map(({ readModel }) => readModel);
  if (cancelled.length > 0)
    throw new CommandFailed(`Somebody cancelled the rebuild of ${cancelled.join(', ')}.`, 'REBUILD_CANCELLED');
  return new Map();
}

export class NoSuchReadModel extends Error {}
