import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Pool, type Transaction } from '../database/pool.js';
import { PurposeRules } from '../erasure/eraser.js';
import { DataKeys } from '../event-store/personal-data/data-keys.js';
import { decrypt, encrypt } from '../secrets/encryption.js';
import type { Message } from './message.js';

export interface KeptMail {
  readonly id: string;
  readonly subjectId: string;
  readonly keptAt: Date;
  readonly sentAt: Date | null;
  readonly tries: number;
  readonly message: Message | null;
}

interface MessageRow extends Omit<KeptMail, 'message'> {
  readonly keyId: string;
  readonly encrypted: Buffer;
}

const columns = `id, subject_id as "subjectId", key_id as "keyId", sealed as encrypted, kept_at as "keptAt", sent_at as "sentAt",
  tries`;

/** All mail to members. Written in the transaction of its cause, and sent from here. */
@Injectable()
export class Mailbox {
  onKept: () => void = () => undefined;
  private isClosed = false;

  constructor(
    private readonly pool: Pool,
    private readonly keys: DataKeys,
    private readonly rules: PurposeRules,
  ) {}

  /** With a given id, repeated calls keep the mail once. */
  async keep(on: Transaction, subjectId: string, message: Message, id = uuidv7()): Promise<void> {
    if (this.isClosed) return;
    const { keyId, key } = await this.keys.keyForWriting(subjectId, this.rules.ofMail, on);
    const encrypted = encrypt(key, Buffer.from(JSON.stringify(message)), contextOf(id));
    const text =
      'insert into mail.messages (id, subject_id, key_id, sealed) values ($1, $2, $3, $4) on conflict (id) do nothing';
    await on.query(text, [id, subjectId, keyId, encrypted]);
    this.onKept();
  }

  /** Keeps no mail while `work` runs, such as for made-up members. */
  async closedWhile<T>(work: () => Promise<T>): Promise<T> {
    this.isClosed = true;
    try {
      return await work();
    } finally {
      this.isClosed = false;
    }
  }

  async takeDue(limit: number): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `with due as materialized (
         select id from mail.messages
         where sent_at is null and next_try_at <= now() and kept_at > now() - interval '7 days'
         order by next_try_at limit $1 for update skip locked)
       update mail.messages set next_try_at = now() + interval '20 seconds'
       where id in (select id from due) returning id`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes the mail and counts a try. Undefined if it was sent or its recipient is erased. */
  async take(id: string): Promise<KeptMail | undefined> {
    const { rows } = await this.pool.query<MessageRow>(
      `update mail.messages set tries = tries + 1 where id = $1 and sent_at is null returning ${columns}`,
      [id],
    );
    return (await this.decryptAll(rows))[0];
  }

  async sent(id: string): Promise<void> {
    await this.pool.query('update mail.messages set sent_at = now() where id = $1 and sent_at is null', [id]);
  }

  async latest(limit: number): Promise<KeptMail[]> {
    const text = `select ${columns} from mail.messages order by id desc limit $1`;
    const { rows } = await this.pool.query<MessageRow>(text, [limit]);
    return this.decryptAll(rows);
  }

  private async decryptAll(rows: readonly MessageRow[]): Promise<KeptMail[]> {
    const keys = await this.keys.keysForReading(rows.map(({ keyId }) => keyId));
    return rows.map(({ keyId, encrypted, ...row }) => {
      const key = keys.get(keyId)?.key;
      const message = key ? (JSON.parse(decrypt(key, encrypted, contextOf(row.id)).toString()) as Message) : null;
      return { ...row, message };
    });
  }
}

const contextOf = (id: string): string => `mail|${id}`;
