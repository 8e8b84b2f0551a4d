import { comparePositions, type Position } from '../event-sourcing/index.js';
import { positionOf, type StoredEvent } from './stored-event.js';

/** Events at and behind a position, in order, as many as `limit`. */
export type ReadOn = (from: Position, limit: number) => Promise<readonly StoredEvent[]>;

interface Known {
  readonly after: Position;
  readonly events: readonly StoredEvent[];
  readonly end: Position;
}

const MAX_EVENTS = 500;

/**
 * The newest events of the feed, which all who follow it ask for at once: they share one reading. What is settled stays
 * as it is, so that only what is behind it is read; whether its last event is still there is asked each time, as an
 * older state of the log may have been put back.
 */
export class FeedTail {
  private known: Known | undefined;
  private reading: Promise<void> | undefined;

  constructor(private readonly readOn: ReadOn) {}

  /** All there is behind the position, up to `limit`; undefined where that has to be read. */
  async after(position: Position, limit: number): Promise<StoredEvent[] | undefined> {
    for (;;) {
      if (!this.holds(position)) return undefined;
      const isNew = this.reading === undefined;
      await (this.reading ??= this.read().finally(() => {
        this.reading = undefined;
      }));
      if (!this.known || !this.holds(position)) return undefined;
      const found = behind(this.known.events, position);
      if (isNew || found.length > 0) return found.slice(0, limit); // one that had begun may have missed the newest
    }
  }

  /** Keeps what was read behind the position up to the end of the feed. */
  keep(position: Position, events: readonly StoredEvent[]): void {
    const last = events.at(-1);
    const end = last ? positionOf(last) : position;
    if (this.known && comparePositions(end, this.known.end) < 0) return;
    const dropped = events.at(-MAX_EVENTS - 1);
    this.known = { after: dropped ? positionOf(dropped) : position, events: events.slice(-MAX_EVENTS), end };
  }

  private holds(position: Position): boolean {
    const { known } = this;
    return (
      known !== undefined && comparePositions(position, known.after) >= 0 && comparePositions(position, known.end) <= 0
    );
  }

  private async read(): Promise<void> {
    const { known } = this;
    if (!known) return;
    const [last, ...events] = await this.readOn(known.end, MAX_EVENTS + 1);
    if (this.known !== known) return;
    const isThere = last !== undefined && comparePositions(positionOf(last), known.end) === 0;
    this.known = undefined;
    if (isThere && events.length < MAX_EVENTS) this.keep(known.after, [...known.events, ...events]);
  }
}

function behind(events: readonly StoredEvent[], position: Position): StoredEvent[] {
  const first = events.findLastIndex((event) => comparePositions(positionOf(event), position) <= 0) + 1;
  return events.slice(first);
}
