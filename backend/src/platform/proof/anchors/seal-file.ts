import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { readSeal, type Seal, type WrittenSeal, writeSeal } from '../seal.js';

/** The act of a person at the machine who accepts that the log continues from an earlier seal, or begins anew. */
export interface Acceptance {
  readonly at: string;
  readonly reason: string;
  readonly givenUp: WrittenSeal | null;
}

interface Content {
  readonly seal: WrittenSeal | null;
  readonly acceptance: Acceptance | null;
}

export interface KeptSeal {
  readonly seal: Seal | undefined;
  readonly acceptance: Acceptance | null;
}

/** Keeps the newest seal in a file beside the list of erasures, out of reach for a writer of the database. */
@Injectable()
export class SealFile {
  readonly path: string | undefined;
  /** Serializes writes: the sealer and the watch keep seals at the same time. */
  private keeping: Promise<void> = Promise.resolve();

  constructor(@Inject(CONFIG) { erasureList }: Pick<Config, 'erasureList'>) {
    this.path = erasureList === undefined ? undefined : path.join(path.dirname(erasureList), 'newest-seal.json');
  }

  async read(): Promise<KeptSeal> {
    const { seal, acceptance } = await this.content();
    return { seal: seal ? readSeal(seal) : undefined, acceptance };
  }

  keep(seal: Seal): Promise<void> {
    const kept = this.keeping.then(() => this.keepNewer(seal));
    this.keeping = kept.catch(() => undefined);
    return kept;
  }

  private async keepNewer(seal: Seal): Promise<void> {
    if (this.path === undefined) return;
    const content = await this.content();
    if ((content.seal?.number ?? 0) < seal.number) await this.write(this.path, { ...content, seal: writeSeal(seal) });
  }

  /** Replaces the kept seal with `seal`, or with none. */
  async accept(seal: Seal | undefined, reason: string, now: Date): Promise<Acceptance> {
    if (this.path === undefined) throw new Error('Set ERASURE_LIST first: the act is kept in a file beside it.');
    const { seal: givenUp } = await this.content().catch(nothingWhereAltered);
    // Not before the rejected seal, as the clock of its process may be ahead.
    const at = [now.toISOString(), givenUp?.sealedAt ?? ''].toSorted().at(-1) ?? '';
    const acceptance = { at, reason, givenUp };
    await this.write(this.path, { seal: seal ? writeSeal(seal) : null, acceptance });
    return acceptance;
  }

  private async content(): Promise<Content> {
    const text = this.path === undefined ? '' : await readFile(this.path, 'utf8').catch(emptyWhereMissing);
    if (text === '') return nothing;
    try {
      const content = JSON.parse(text) as Content;
      if (content.seal !== null) readSeal(content.seal);
      return content;
    } catch {
      throw new AlteredSealFile(this.path);
    }
  }

  /** Writes atomically, and syncs to disk before it returns. */
  private async write(to: string, content: Content): Promise<void> {
    const draft = `${to}.${randomUUID()}`; // containers that share the folder number their processes alike
    try {
      await writeFile(draft, `${JSON.stringify(content)}\n`, { mode: 0o600, flush: true });
      await rename(draft, to);
    } finally {
      await rm(draft, { force: true });
    }
  }
}

const nothing: Content = { seal: null, acceptance: null };

export class AlteredSealFile extends Error {
  constructor(file = '') {
    super(`${file} is not as it was written. Hold the log against another anchor, then: seal accept --reason "...".`);
  }
}

function nothingWhereAltered(error: unknown): Content {
  if (error instanceof AlteredSealFile) return nothing;
  throw error;
}

function emptyWhereMissing(error: unknown): string {
  if (Error.isError(error) && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
}
