import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a client knows of a command: it was said to be done, it was refused, or nothing was heard. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

export interface Entry {
  readonly commandId: string;
  readonly outcome: Outcome;
}

/** The clients' own record, on disk before the client goes on; the last word on a command counts. */
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
