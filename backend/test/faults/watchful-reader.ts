import { setTimeout as pause } from 'node:timers/promises';
import { beginning } from '../../src/platform/event-sourcing/index.js';
import { positionOf, type StoredEvent } from '../../src/platform/event-store/stored-event.js';
import type { TestLog } from '../support/test-log.js';

/** A long transaction in another database holds back the feed. */
const NEWS_TIMEOUT_MS = 120_000;

/** Reads the feed while it is written, and records events that come out of order or twice. */
export class WatchfulReader {
  readonly faults: string[] = [];
  seen = 0;
  private readonly versions = new Map<string, number>();

  constructor(
    private readonly log: TestLog,
    private readonly batch: number,
  ) {}

  async readUntil(total: number): Promise<void> {
    let position = beginning;
    let newsAt = performance.now();
    while (this.seen < total && performance.now() - newsAt < NEWS_TIMEOUT_MS) {
      const events = await this.log.feed.after(position, this.batch);
      for (const event of events) this.watch(event);
      const last = events.at(-1);
      if (last) {
        position = positionOf(last);
        newsAt = performance.now();
      } else {
        await pause(2);
      }
    }
  }

  private watch({ stream_id: stream, version, data }: StoredEvent): void {
    this.seen++;
    const expected = this.versionOf(stream) + 1;
    if (version !== expected) this.faults.push(`${stream}: ${String(version)} instead of ${String(expected)}`);
    this.versions.set(stream, version);
    const { sawStream, sawVersion } = data as { sawStream: string; sawVersion: number };
    if (sawStream !== stream && this.versionOf(sawStream) < sawVersion) {
      this.faults.push(`${stream} ${String(version)} came before what it had seen of ${sawStream}`);
    }
  }

  private versionOf(stream: string): number {
    return this.versions.get(stream) ?? 0;
  }
}

/** A reader that follows the sequence number, and so misses events. */
export class ReaderByNumber {
  private seen = 0;

  constructor(private readonly log: TestLog) {}

  async readUntil(isWritten: () => boolean): Promise<number> {
    let last = -1;
    for (;;) {
      const ended = isWritten();
      const { rows } = await this.log.pool.query<{ pos: number }>(
        'select pos from es.events where pos > $1 order by pos',
        [last],
      );
      this.seen += rows.length;
      last = rows.at(-1)?.pos ?? last;
      if (ended && rows.length === 0) break;
      await pause(2);
    }
    const { rows } = await this.log.pool.query<{ n: number }>('select count(*) as n from es.events');
    return (rows[0]?.n ?? 0) - this.seen;
  }

  readonly hasRead = async (events: number): Promise<void> => {
    while (this.seen < events) await pause(2);
  };
}
