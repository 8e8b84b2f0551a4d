import { Injectable } from '@nestjs/common';
import { inTransaction, Pool, type Transaction } from '../../../platform/database/pool.js';
import { type Eraser, Erasers, type Erasure, PurposeRules } from '../../../platform/erasure/eraser.js';
import { DataKeys } from '../../../platform/event-store/personal-data/data-keys.js';
import { decrypt, encrypt } from '../../../platform/secrets/encryption.js';
import { Peppers } from '../../../platform/secrets/peppers.js';

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface SubscribedDevice {
  readonly sessionId: string;
  readonly subscription: PushSubscription;
}

const MAX_DEVICES = 10;

/** Push subscriptions, encrypted under a key of the member. They end with the session of the device. */
@Injectable()
export class PushSubscriptions implements Eraser {
  readonly name = 'push subscriptions';
  readonly tables = ['notifications.push_subscriptions'];

  constructor(
    private readonly pool: Pool,
    private readonly keys: DataKeys,
    private readonly rules: PurposeRules,
    private readonly peppers: Peppers,
    erasers: Erasers,
  ) {
    erasers.register(this);
  }

  /** Replaces the session's subscription, and that of another session on the same device. Keeps the newest ten. */
  async keep(memberId: string, sessionId: string, subscription: PushSubscription): Promise<void> {
    const hash = await this.peppers.hash('push endpoints', subscription.endpoint);
    const { keyId, key } = await this.keys.keyForWriting(memberId, this.rules.ofMail);
    const encrypted = encrypt(key, JSON.stringify(subscription), contextOf(sessionId));
    await inTransaction(this.pool, async (tx) => {
      await tx.query('delete from notifications.push_subscriptions where endpoint_hash = $1 and session_id <> $2', [
        hash,
        sessionId,
      ]);
      await tx.query(
        `insert into notifications.push_subscriptions (session_id, member_id, endpoint_hash, key_id, sealed)
         values ($1, $2, $3, $4, $5) on conflict (session_id) do update
         set endpoint_hash = excluded.endpoint_hash, key_id = excluded.key_id, sealed = excluded.sealed`,
        [sessionId, memberId, hash, keyId, encrypted],
      );
      await tx.query(
        `delete from notifications.push_subscriptions where session_id in (
           select session_id from notifications.push_subscriptions where member_id = $1
           order by session_id desc offset $2)`,
        [memberId, MAX_DEVICES],
      );
    });
  }

  async remove(sessionId: string): Promise<void> {
    await this.pool.query('delete from notifications.push_subscriptions where session_id = $1', [sessionId]);
  }

  async has(sessionId: string): Promise<boolean> {
    const text = 'select from notifications.push_subscriptions where session_id = $1';
    return (await this.pool.query(text, [sessionId])).rowCount === 1;
  }

  /** Includes expired sessions, but not those that were ended. */
  async of(memberId: string): Promise<SubscribedDevice[]> {
    const { rows } = await this.pool.query<{ sessionId: string; keyId: string; encrypted: Buffer }>(
      `select p.session_id as "sessionId", p.key_id as "keyId", p.sealed as encrypted
       from notifications.push_subscriptions p join identity.sessions s on s.id = p.session_id
       where p.member_id = $1 and s.ended_at is null`,
      [memberId],
    );
    const keys = await this.keys.keysForReading(rows.map(({ keyId }) => keyId));
    return rows.flatMap(({ sessionId, keyId, encrypted }) => {
      const key = keys.get(keyId)?.key;
      if (!key) return [];
      const text = decrypt(key, encrypted, contextOf(sessionId)).toString();
      return [{ sessionId, subscription: JSON.parse(text) as PushSubscription }];
    });
  }

  async erase(tx: Transaction, { subjectId, purposes }: Erasure): Promise<number> {
    if (!purposes.includes(this.rules.ofMail)) return 0;
    const text = 'delete from notifications.push_subscriptions where member_id = $1';
    return (await tx.query(text, [subjectId])).rowCount ?? 0;
  }
}

const contextOf = (sessionId: string): string => `push|${sessionId}`;
