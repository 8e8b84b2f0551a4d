import { createHash, type KeyObject } from 'node:crypto';
import { cipherKey, decrypt, encrypt } from './encryption.js';

export interface WrappedSecret {
  readonly masterKeyId: string;
  readonly encrypted: Buffer;
}

const idOf = (master: Buffer): string => createHash('sha256').update(master).digest('hex').slice(0, 16);

/** The keys of `MASTER_KEY`, stored outside the database. The first one wraps, all unwrap. */
export class MasterKeys {
  private readonly keys: ReadonlyMap<string, KeyObject>;
  readonly newestId: string;
  readonly olderIds: readonly string[];

  constructor({ masterKeys }: { readonly masterKeys: readonly Buffer[] }) {
    this.keys = new Map(masterKeys.map((key) => [idOf(key), cipherKey(key)]));
    const [newestId, ...olderIds] = this.keys.keys();
    if (newestId === undefined) throw new Error('There is no master key.');
    this.newestId = newestId;
    this.olderIds = olderIds;
  }

  wrap(secret: Buffer, context: string): WrappedSecret {
    return { masterKeyId: this.newestId, encrypted: encrypt(this.key(this.newestId), secret, context) };
  }

  unwrap({ masterKeyId, encrypted }: WrappedSecret, context: string): Buffer {
    return decrypt(this.key(masterKeyId), encrypted, context);
  }

  rewrap(wrapped: WrappedSecret, context: string): WrappedSecret {
    return this.wrap(this.unwrap(wrapped, context), context);
  }

  private key(id: string): KeyObject {
    const key = this.keys.get(id);
    if (!key) throw new MissingMasterKey(`MASTER_KEY lacks the key ${id} that wraps stored keys.`);
    return key;
  }

  assertAvailable(ids: readonly string[]): void {
    for (const id of ids) this.key(id);
  }
}

export class MissingMasterKey extends Error {
  override readonly name = 'MissingMasterKey';
}
