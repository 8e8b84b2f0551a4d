import { open, readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { ConfigError } from '../config/settings-reader.js';
import type { Purpose } from '../event-sourcing/index.js';
import type { Erasure } from './eraser.js';

interface ErasureLine extends Erasure {
  readonly at: string;
}

/** A file outside the database. After a restore it tells which keys must be destroyed again. */
@Injectable()
export class ErasureList {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async add({ subjectId, purposes }: Erasure, at: Date): Promise<void> {
    if (this.config.erasureList === undefined) return;
    const line: ErasureLine = { subjectId, purposes, at: at.toISOString() };
    const file = await open(this.config.erasureList, 'a', 0o600);
    try {
      await file.appendFile(`\n${JSON.stringify(line)}\n`); // a full disk may have cut the line before short
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async all(): Promise<Erasure[]> {
    const purposes = new Map<string, Set<Purpose>>();
    for (const line of await this.lines()) {
      purposes.set(line.subjectId, (purposes.get(line.subjectId) ?? new Set()).union(new Set(line.purposes)));
    }
    return [...purposes].map(([subjectId, of]) => ({ subjectId, purposes: [...of] }));
  }

  private async lines(): Promise<ErasureLine[]> {
    const { erasureList } = this.config;
    if (erasureList === undefined) return [];
    const options = { encoding: 'utf8', flag: 'a+' } as const; // fails if the file is not writable
    const text = await readFile(erasureList, options).catch(throwConfigError);
    return text
      .split('\n')
      .filter((line) => line.endsWith('}')) // a crash may have truncated a line, before its erasure began
      .map(parseLine);
  }
}

function parseLine(line: string): ErasureLine {
  try {
    return JSON.parse(line) as ErasureLine;
  } catch {
    throw new ConfigError([`ERASURE_LIST holds a line that is not as it was written: ${line}`]);
  }
}

function throwConfigError(error: unknown): never {
  const reason = Error.isError(error) ? error.message : String(error);
  throw new ConfigError([`ERASURE_LIST cannot be written (${reason}). Make its folder, writable for the product.`]);
}
