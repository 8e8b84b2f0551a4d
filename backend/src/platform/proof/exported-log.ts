import { isDeepStrictEqual } from 'node:util';
import { readSeal, type Seal, type WrittenSeal, writeSeal } from './seal.js';
import { leafOf, positionOfSealed, type SealedEvent } from './sealed-event.js';
import type { SealedLog } from './sealed-log.js';
import type { EventEntry, LogEntry } from './verification.js';

/** The number of events and seals at the start of an export, by which a truncated export is detected. */
export interface Announced {
  readonly events: number;
  readonly seals: number;
}

type Line =
  | ({ readonly kind: 'export' } & Announced)
  | { readonly kind: 'event'; readonly index: number; readonly leaf: string | null; readonly event: SealedEvent }
  | { readonly kind: 'seal'; readonly seal: WrittenSeal };

type ReadEntry =
  | { readonly seal: Seal }
  | { readonly event: SealedEvent; readonly stored: Buffer | undefined; readonly index: number };

/** The log and its seals as NDJSON, which can be verified without the database. */
export async function* exportLines(log: Pick<SealedLog, 'newestSeal' | 'events'>): AsyncGenerator<string, void> {
  const newest = await log.newestSeal();
  yield formatLine({ kind: 'export', events: newest?.size ?? 0, seals: newest?.number ?? 0 });
  if (!newest) return;
  let index = 0;
  for await (const batch of log.events(newest)) {
    for (const entry of batch) yield formatLine(lineOf('seal' in entry ? entry : { ...entry, index: index++ }));
  }
}

function lineOf(entry: ReadEntry): Line {
  if ('seal' in entry) return { kind: 'seal', seal: writeSeal(entry.seal) };
  const { event, index, stored } = entry;
  return { kind: 'event', index, leaf: stored?.toString('base64') ?? null, event };
}

const formatLine = (line: Line): string => `${JSON.stringify(line)}\n`;

export class ExportedLog {
  /** The first line. Exports of earlier versions lack it. */
  announced: Announced | undefined;

  constructor(private readonly lines: AsyncIterable<string>) {}

  /** @throws NotAnExport for an empty file, and with its number for a line that is not from an export */
  async *entries(): AsyncGenerator<LogEntry[], void> {
    let number = 0;
    for await (const text of this.lines) {
      number++;
      if (text === '') continue;
      const line = parseLine(text, number);
      if ('announced' in line) this.announced = line.announced;
      else yield ['seal' in line ? line : hashed(line)];
    }
    if (number === 0) throw new NotAnExport('There is nothing in the file.');
  }
}

const hashed = ({ event, ...rest }: Exclude<ReadEntry, { seal: Seal }>): EventEntry => ({
  ...rest,
  position: positionOfSealed(event),
  now: leafOf(event),
});

function parseLine(text: string, number: number): ReadEntry | { announced: Announced } {
  try {
    const line = JSON.parse(text) as Line;
    if (line.kind === 'export' && number === 1) return { announced: line };
    const entry = entryOf(line);
    // Additional content in a line would not be covered by a signature, so it is refused.
    if (!isDeepStrictEqual(line, lineOf(entry))) throw new TypeError('More than was exported.');
    return entry;
  } catch {
    const problem = 'is no line of an exported log, only a part of one, or one to which something was added.';
    throw new NotAnExport(`Line ${String(number)} ${problem}`);
  }
}

function entryOf(line: Line): ReadEntry {
  if (line.kind === 'seal') return { seal: readSeal(line.seal) };
  const { event, index, leaf } = line as Extract<Line, { kind: 'event' }>;
  if (!Number.isSafeInteger(positionOfSealed(event).inc)) throw new TypeError('An event without a place.');
  return { event, index, stored: leaf === null ? undefined : Buffer.from(leaf, 'base64') };
}

export class NotAnExport extends Error {}
