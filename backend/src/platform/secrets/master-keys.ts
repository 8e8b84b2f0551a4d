import { createHash, type KeyObject } from 'node:crypto';
import { boxKey, open, seal } from './sealed-box.js';

/** A secret as it is stored: sealed, with the name of the master key that seals it. */
export interface Wrapped {
  readonly masterKeyId: string;
  readonly sealed: Buffer;
}

/** Names a master key without telling anything of it. */
const idOf = (master: Buffer): string => createHash('sha256').update(master).digest('hex').slice(0, 16);

/** The keys of `MASTER_KEY`, which are kept outside the database: the first one wraps, every one opens. */
export class MasterKeys {
  private readonly keys: ReadonlyMap<string, KeyObject>;
  readonly newestId: string;
  readonly olderIds: readonly string[];

  constructor({ masterKeys }: { readonly masterKeys: readonly Buffer[] }) {
    this.keys = new Map(masterKeys.map((key) => [idOf(key), boxKey(key)]));
    const [newestId, ...olderIds] = this.keys.keys();
    if (newestId === undefined) throw new Error('There is no master key.');
    this.newestId = newestId;
    this.olderIds = olderIds;
  }

  wrap(secret: Buffer, context: string): Wrapped {
    return { masterKeyId: this.newestId, sealed: seal(this.key(this.newestId), secret, context) };
  }

  unwrap({ masterKeyId, sealed }: Wrapped, context: string): Buffer {
    return open(this.key(masterKeyId), sealed, context);
  }

  /** The same secret under the newest key. */
  wrapAnew(wrapped: Wrapped, context: string): Wrapped {
    return this.wrap(this.unwrap(wrapped, context), context);
  }

  private key(id: string): KeyObject {
    const key = this.keys.get(id);
    if (!key) throw new MissingMasterKey(`MASTER_KEY lacks the key ${id} that wraps stored keys.`);
    return key;
  }

  /** Throws when one of these is not among the keys: what it wraps could not be read. */
  expect(ids: readonly string[]): void {
    for (const id of ids) this.key(id);
  }
}

/** Something stored was wrapped by a key that `MASTER_KEY` does not hold. */
export class MissingMasterKey extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MissingMasterKey';
  }
}
