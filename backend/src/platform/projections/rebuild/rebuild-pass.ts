import { comparePositions, type Position, type Recorded } from '../../event-sourcing/index.js';
import type { EventCodec } from '../../event-store/event-codec.js';
import type { Feed } from '../../event-store/feed.js';
import { readAhead } from '../../event-store/read-ahead.js';
import { positionOf, type StoredEvent } from '../../event-store/stored-event.js';
import type { BatchCodec } from '../batch-runner.js';
import type { Purpose } from './rebuild-requests.js';
import { BATCH_SIZE, type RebuildRun } from './rebuild-run.js';
import type { RowDifference } from './shadow-table.js';

/** Leaves connections and a core free for the product's writes. */
const MAX_WRITERS = 3;
/** Concurrent index builds sometimes wait for each other. */
const MAX_FINISHING = 2;

interface PreparedEvent extends StoredEvent {
  decoded?: Recorded | undefined;
}

/** Decrypts each event once for all rebuild runs of a pass. */
export class PassCodec implements BatchCodec {
  /** The event types of each batch, by which most runs can skip it. */
  private readonly typesIn = new WeakMap<readonly StoredEvent[], ReadonlySet<string>>();

  constructor(private readonly codec: EventCodec) {}

  /** If a batch cannot be decoded, each run decodes its own events. */
  async prepare(batch: StoredEvent[], types: ReadonlySet<string>): Promise<StoredEvent[]> {
    const wanted: PreparedEvent[] = this.codec.ofTypes(batch, types);
    const events = await this.codec.decode(wanted).catch(() => []);
    for (const [i, event] of wanted.entries()) event.decoded = events[i];
    if (events.length === wanted.length) this.typesIn.set(batch, new Set(events.map(({ type }) => type)));
    return batch;
  }

  ofTypes(stored: readonly StoredEvent[], types: ReadonlySet<string>): StoredEvent[] {
    return this.typesIn.get(stored)?.isDisjointFrom(types) ? [] : this.codec.ofTypes(stored, types);
  }

  canRead(event: PreparedEvent): boolean {
    return event.decoded !== undefined || this.codec.canRead(event);
  }

  mayConcern(event: StoredEvent, kind: string | undefined, types: ReadonlySet<string>): boolean {
    return this.codec.mayConcern(event, kind, types);
  }

  async decode(stored: readonly StoredEvent[]): Promise<Recorded[]> {
    const found = stored.flatMap(({ decoded }: PreparedEvent) => decoded ?? []);
    return found.length === stored.length ? found : this.codec.decode(stored);
  }
}

/**
 * Fills several read models from one pass over the log. Returns the row differences of each run, in order of the runs.
 * @throws the first failure that is not the fault of an event, after all runs have ended
 */
export async function runPass(
  runs: readonly RebuildRun[],
  purpose: Purpose,
  { feed, codec }: { feed: Feed; codec: PassCodec },
): Promise<readonly (readonly RowDifference[])[]> {
  try {
    await eachAtMost(MAX_WRITERS, runs, (run) => run.begin());
    await fillTogether(runs, feed, codec);
    const differences = new Map<RebuildRun, readonly RowDifference[]>();
    await eachAtMost(MAX_FINISHING, runs, async (run) => differences.set(run, await run.finish(purpose)));
    const failed = runs.find(({ failure }) => failure !== undefined);
    if (failed) throw failed.failure;
    return runs.map((run) => differences.get(run) ?? []);
  } finally {
    await eachAtMost(MAX_WRITERS, runs, (run) => run.end());
  }
}

async function fillTogether(runs: readonly RebuildRun[], feed: Feed, codec: PassCodec): Promise<void> {
  const types = new Set(runs.flatMap((run) => [...run.types]));
  const behind = () => runs.filter(({ isBehind }) => isBehind);
  const [earliest] = behind()
    .map(({ position }) => position)
    .sort(comparePositions);
  if (!earliest) return;
  const nextBatch = async (position: Position) => codec.prepare(await feed.after(position, BATCH_SIZE), types);
  for await (const batch of readAhead(nextBatch, positionOf, earliest)) {
    await eachAtMost(MAX_WRITERS, behind(), (run) => run.take(batch));
    if (behind().length === 0) return;
  }
}

async function eachAtMost<T>(atOnce: number, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const workOnNext = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workOnNext));
}
