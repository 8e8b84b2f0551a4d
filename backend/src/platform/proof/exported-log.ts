import { readSeal, type WrittenSeal, writeSeal } from './seal.js';
import type { SealedEvent } from './sealed-event.js';
import type { LogEntry } from './verification.js';

/** A line of an exported log: what the log holds as JSON, hashes in base64. */
type Line =
  | { readonly kind: 'event'; readonly index: number; readonly leaf: string | null; readonly event: SealedEvent }
  | { readonly kind: 'seal'; readonly seal: WrittenSeal };

/** Log and seals as NDJSON, which can be verified without the database. */
export async function* exportLines(entries: AsyncIterable<LogEntry>): AsyncGenerator<string, void> {
  let index = 0;
  for await (const entry of entries) {
    const line: Line =
      'seal' in entry
        ? { kind: 'seal', seal: writeSeal(entry.seal) }
        : { kind: 'event', index: index++, leaf: entry.leaf?.toString('base64') ?? null, event: entry.event };
    yield `${JSON.stringify(line)}\n`;
  }
}

/** The same entries again. Throws for nothing at all, and with its number for a line that is none of an exported log. */
export async function* readExport(lines: AsyncIterable<string>): AsyncGenerator<LogEntry, void> {
  let number = 0;
  for await (const text of lines) {
    number++;
    if (text !== '') yield entryOf(text, number);
  }
  if (number === 0) throw new NotAnExport('There is nothing in the file.');
}

function entryOf(text: string, number: number): LogEntry {
  try {
    const line = JSON.parse(text) as Line;
    if (line.kind === 'seal') return { seal: readSeal(line.seal) };
    const { event, index, leaf } = line;
    return { event, index, leaf: leaf === null ? undefined : Buffer.from(leaf, 'base64') };
  } catch {
    throw new NotAnExport(`Line ${String(number)} is no line of an exported log.`);
  }
}

export class NotAnExport extends Error {}
