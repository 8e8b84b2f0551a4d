import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { isDatabaseError, sqlState } from '../database/sql-state.js';
import { DomainError } from '../event-sourcing/index.js';
import { cipherKey, decrypt, encrypt } from '../secrets/encryption.js';
import { Peppers } from '../secrets/peppers.js';
import { commandRefusals } from './command-handling.refusals.js';
import type { Caller } from './execute-command.js';

type AnsweredCommand = Pick<Caller, 'actorId' | 'commandId'>;

/** Encrypted under a key of the product. Empty if there is nothing to keep. */
export interface KeptAnswer {
  readonly sealed?: string;
}

const contextOf = ({ actorId, commandId }: AnsweredCommand): string => `answer|${actorId}|${commandId}`;

@Injectable()
export class Idempotency {
  private answerKey?: KeyObject;

  constructor(
    private readonly pool: Pool,
    private readonly peppers: Peppers,
  ) {}

  /** A keyed hash, as a password or phone number could be guessed from a plain one. */
  hash(request: string): Promise<Buffer> {
    return this.peppers.hash('requests', request);
  }

  async answerTo<Answer extends object>({ actorId, commandId, request }: Caller): Promise<Answer | undefined> {
    return request === undefined ? undefined : this.recall<Answer>(actorId, commandId, await this.hash(request));
  }

  async recall<Answer extends object>(actorId: string, key: string, requestHash: Buffer): Promise<Answer | undefined> {
    const { rows } = await this.pool.query<{ request_hash: Buffer; result: KeptAnswer }>({
      name: 'idempotency-recall',
      text: 'select request_hash, result from es.idempotency_keys where actor_id = $1 and key = $2',
      values: [actorId, key],
    });
    const kept = rows[0];
    if (kept && !kept.request_hash.equals(requestHash)) throw new DomainError(commandRefusals.IDEMPOTENCY_KEY_REUSED);
    return kept && ((await this.open({ actorId, commandId: key }, kept.result)) as Answer);
  }

  async seal(command: AnsweredCommand, answer: object): Promise<KeptAnswer> {
    if (Object.keys(answer).length === 0) return {};
    const sealed = encrypt(await this.key(), JSON.stringify(answer), contextOf(command));
    return { sealed: sealed.toString('base64') };
  }

  /** Answers of earlier releases were stored unencrypted. */
  private async open(command: AnsweredCommand, kept: KeptAnswer): Promise<object> {
    if (kept.sealed === undefined) return kept;
    const plain = decrypt(await this.key(), Buffer.from(kept.sealed, 'base64'), contextOf(command));
    return JSON.parse(plain.toString('utf8')) as object;
  }

  private async key(): Promise<KeyObject> {
    return (this.answerKey ??= cipherKey(await this.peppers.of('answers')));
  }

  async keep(command: AnsweredCommand, requestHash: Buffer, answer: object): Promise<void> {
    await this.pool.query({
      name: 'idempotency-keep',
      text: 'insert into es.idempotency_keys (actor_id, key, request_hash, result) values ($1, $2, $3, $4)',
      values: [command.actorId, command.commandId, requestHash, await this.seal(command, answer)],
    });
  }
}

export const isRepeatedCommand = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === sqlState.uniqueViolation && error.constraint === 'idempotency_keys_pkey';

export const isVersionClash = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === sqlState.wrongVersion;
