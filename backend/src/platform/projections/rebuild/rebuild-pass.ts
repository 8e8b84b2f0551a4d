import { comparePositions, type Position, type Recorded } from '../../event-sourcing/index.js';
import type { EventCodec } from '../../event-store/event-codec.js';
import type { Feed } from '../../event-store/feed.js';
import { readAhead } from '../../event-store/read-ahead.js';
import { positionOf, type StoredEvent } from '../../event-store/stored-event.js';
import type { BatchCodec } from '../batch-runner.js';
import type { Purpose } from './rebuild-requests.js';
import { BATCH_SIZE, type RebuildRun } from './rebuild-run.js';
import type { RowDifference } from './shadow-table.js';

/** Few enough that the product's own writes find connections and a free core. */
const MAX_WRITERS = 3;
/** Indexes that are made at once wait for each other at times. */
const MAX_FINISHING = 2;

interface PreparedEvent extends StoredEvent {
  decoded?: Recorded | undefined;
}

/** What the runs of one pass decode with: each event is decrypted once for all of them. */
export class PassCodec implements BatchCodec {
  /** Of each batch: most runs want nothing of it, and need not look at its events. */
  private readonly typesIn = new WeakMap<readonly StoredEvent[], ReadonlySet<string>>();

  constructor(private readonly codec: EventCodec) {}

  /** Where an event cannot be read, each run finds out by itself whether it wants it. */
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
 * Makes read models anew from one reading of the log, and answers where each differs, by its place among the runs.
 * @throws the first failure that no event is to blame for, once the other runs are through
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
