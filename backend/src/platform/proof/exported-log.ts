import { readSeal, type WrittenSeal, writeSeal } from './seal.js';
import { positionOfSealed, type SealedEvent } from './sealed-event.js';
import type { SealedLog } from './sealed-log.js';
import type { LogEntry } from './verification.js';

/** How many events and seals an export was begun with, so that one that was cut short is told from a whole one. */
export interface Announced {
  readonly events: number;
  readonly seals: number;
}

/** A line of an exported log: what the log holds as JSON, hashes in base64. */
type Line =
  | ({ readonly kind: 'export' } & Announced)
  | { readonly kind: 'event'; readonly index: number; readonly leaf: string | null; readonly event: SealedEvent }
  | { readonly kind: 'seal'; readonly seal: WrittenSeal };

/** Log and seals as NDJSON, which can be verified without the database. */
export async function* exportLines(log: Pick<SealedLog, 'newestSeal' | 'entries'>): AsyncGenerator<string, void> {
  const newest = await log.newestSeal();
  yield written({ kind: 'export', events: newest?.size ?? 0, seals: newest?.number ?? 0 });
  let index = 0;
  for await (const entry of log.entries(newest)) {
    if ('seal' in entry) yield written({ kind: 'seal', seal: writeSeal(entry.seal) });
    else
      yield written({
        kind: 'event',
        index: index++,
        leaf: entry.leaf?.toString('base64') ?? null,
        event: entry.event,
      });
  }
}

const written = (line: Line): string => `${JSON.stringify(line)}\n`;

/** What {@link exportLines} wrote, read again. */
export class ExportedLog {
  /** What the first line said; exports of earlier versions have no such line. */
  announced: Announced | undefined;

  constructor(private readonly lines: AsyncIterable<string>) {}

  /** Throws for nothing at all, and with its number for a line that is none of an exported log. */
  async *entries(): AsyncGenerator<LogEntry, void> {
    let number = 0;
    for await (const text of this.lines) {
      number++;
      if (text === '') continue;
      const line = lineOf(text, number);
      if ('announced' in line) this.announced = line.announced;
      else yield line;
    }
    if (number === 0) throw new NotAnExport('There is nothing in the file.');
  }
}

function lineOf(text: string, number: number): LogEntry | { announced: Announced } {
  try {
    const line = JSON.parse(text) as Line;
    if (line.kind === 'seal') return { seal: readSeal(line.seal) };
    if (line.kind === 'export' && number === 1) return { announced: line };
    const { event, index, leaf } = line as Extract<Line, { kind: 'event' }>;
    if (!Number.isSafeInteger(positionOfSealed(event).inc)) throw new TypeError('An event without a place.');
    return { event, index, leaf: leaf === null ? undefined : Buffer.from(leaf, 'base64') };
  } catch {
    throw new NotAnExport(`Line ${String(number)} is no line of an exported log, or only a part of one.`);
  }
}

export class NotAnExport extends Error {}
