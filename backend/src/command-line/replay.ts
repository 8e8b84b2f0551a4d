import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from '../platform/database/pool.js';
import { ReadModelRegistry } from '../platform/projections/read-model-registry.js';
import { RebuildRequests } from '../platform/projections/rebuild/rebuild-requests.js';
import { RebuildWorker } from '../platform/projections/rebuild/rebuild-worker.js';

export interface ReplayRequest {
  /** Names of read models; none stands for all of them. */
  readonly names: readonly string[];
  /** Only tells what a rebuild would change. */
  readonly compare: boolean;
}

type Say = (line: string) => void;

/** Fills read models anew from the whole log, beside a running product or without one; answers how many rows differ. */
export async function replayIn(app: NestFastifyApplication, request: ReplayRequest, say: Say): Promise<number> {
  let differing = 0;
  for (const name of namesOf(app, request)) {
    const begun = performance.now();
    const found = request.compare ? await compare(app, name, say) : await rebuild(app, name);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    say(`${name}: ${request.compare ? `${String(found)} rows differ` : 'rebuilt'} (${seconds} s)`);
    differing += found;
  }
  return differing;
}

function namesOf(app: NestFastifyApplication, { names }: ReplayRequest): readonly string[] {
  const all = app
    .get(ReadModelRegistry)
    .all()
    .map(({ projector }) => projector.name);
  const stranger = names.find((name) => !all.includes(name));
  if (stranger !== undefined)
    throw new NoSuchReadModel(`There is no read model ${stranger}. There are: ${all.join(', ')}.`);
  return names.length > 0 ? names : all;
}

async function compare(app: NestFastifyApplication, name: string, say: Say): Promise<number> {
  const differences = await app.get(RebuildWorker).compare(name);
  for (const { id, found, columns } of differences) say(`  ${name} ${id}: ${found} (${columns.join(', ')})`);
  return differences.length;
}

async function rebuild(app: NestFastifyApplication, name: string): Promise<number> {
  const requests = app.get(RebuildRequests);
  const asked = await requests.request(app.get(Pool), name, 'replace');
  await app.get(RebuildWorker).replaceAndWait(asked);
  return 0;
}

export class NoSuchReadModel extends Error {}
