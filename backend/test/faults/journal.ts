import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A client's knowledge of a command: it was acknowledged, it was refused, or there was no answer. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

export interface Entry {
  readonly commandId: string;
  readonly outcome: Outcome;
}

/** The clients' record of outcomes, synced to disk before they go on. The last entry for a command counts. */
export class Journal {
  private readonly file = join(mkdtempSync(join(tmpdir(), 'journal-')), 'outcomes');
  private readonly handle = openSync(this.file, 'a');

  note(entry: Entry): void {
    writeSync(this.handle, `${JSON.stringify(entry)}\n`);
    fsyncSync(this.handle);
  }

  outcomes(): Map<string, Outcome> {
    const lines = readFileSync(this.file, 'utf8').trimEnd().split('\n').filter(Boolean);
    const entries = lines.map((line) => JSON.parse(line) as Entry);
    return new Map(entries.map(({ commandId, outcome }) => [commandId, outcome]));
  }

  discard(): void {
    closeSync(this.handle);
    rmSync(dirname(this.file), { recursive: true });
  }
}
