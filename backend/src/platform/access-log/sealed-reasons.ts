import { Injectable } from '@nestjs/common';
import { PurposeRules } from '../erasure/eraser.js';
import { DomainError } from '../event-sourcing/index.js';
import { type DataKey, DataKeys } from '../event-store/personal-data/data-keys.js';
import { joinBlocks, splitBlocks } from '../event-store/personal-data/personal-blocks.js';
import { decrypt, encrypt } from '../secrets/encryption.js';
import type { AccessEntry, AccessRow } from './access-entry.js';

/** Encrypts reasons, as they may name people: with the key of the only subject, or else of the actor. */
@Injectable()
export class SealedReasons {
  constructor(
    private readonly keys: DataKeys,
    private readonly rules: PurposeRules,
  ) {}

  async seal({ reason, actorId, subjects = [], route }: AccessEntry): Promise<string | null> {
    if (reason === undefined || actorId === undefined) return null;
    const [owner = actorId] = subjects.length === 1 ? subjects : [];
    const { blockId, key } = await this.keyOf(owner).catch((error: unknown) => {
      if (error instanceof DomainError) return this.keyOf(actorId); // the member is erased
      throw error;
    });
    return joinBlocks([{ id: blockId, encrypted: encrypt(key, reason, route) }]).toString('hex');
  }

  async open(rows: readonly Pick<AccessRow, 'reason' | 'route'>[]): Promise<(string | null)[]> {
    const blocks = rows.map(({ reason }) => (reason === null ? undefined : splitBlocks(Buffer.from(reason, 'hex'))[0]));
    const keys = await this.keys.keysForReading(blocks.flatMap((block) => block?.keyId ?? []));
    return rows.map(({ route }, i) => {
      const block = blocks[i];
      const key = block && keys.get(block.keyId)?.key;
      return key ? decrypt(key, block.encrypted, route).toString() : null;
    });
  }

  private keyOf(subjectId: string): Promise<DataKey> {
    return this.keys.keyForWriting(subjectId, this.rules.ofMail);
  }
}
