import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { isDatabaseError, sqlState } from '../database/sql-state.js';
import { DomainError } from '../event-sourcing/index.js';
import { Peppers } from '../secrets/peppers.js';
import { commandRefusals } from './command-handling.refusals.js';
import type { Caller } from './execute-command.js';

/** What was answered under each key, so that a repeated command changes nothing and hears the same again. */
@Injectable()
export class Idempotency {
  constructor(
    private readonly pool: Pool,
    private readonly peppers: Peppers,
  ) {}

  /** Keyed, as a request may hold a password or a phone that could be guessed from a plain hash. */
  hash(request: string): Promise<Buffer> {
    return this.peppers.hash('requests', request);
  }

  /** What this very request was answered before; undefined where it is new. */
  async answerTo<Answer extends object>({ actorId, commandId, request }: Caller): Promise<Answer | undefined> {
    return request === undefined ? undefined : this.recall<Answer>(actorId, commandId, await this.hash(request));
  }

  /** The result kept under the key; refuses a key that was used for another request. */
  async recall<Answer extends object>(actorId: string, key: string, requestHash: Buffer): Promise<Answer | undefined> {
    const { rows } = await this.pool.query<{ request_hash: Buffer; result: Answer }>({
      name: 'idempotency-recall',
      text: 'select request_hash, result from es.idempotency_keys where actor_id = $1 and key = $2',
      values: [actorId, key],
    });
    const kept = rows[0];
    if (kept && !kept.request_hash.equals(requestHash)) throw new DomainError(commandRefusals.IDEMPOTENCY_KEY_REUSED);
    return kept?.result;
  }

  /** For a command that changed nothing. With what others record, the events of it are appended in the same go. */
  async keep({ actorId, commandId }: Caller, requestHash: Buffer, result: object): Promise<void> {
    await this.pool.query({
      name: 'idempotency-keep',
      text: 'insert into es.idempotency_keys (actor_id, key, request_hash, result) values ($1, $2, $3, $4)',
      values: [actorId, commandId, requestHash, result],
    });
  }
}

/** The same command came in twice at once, and the other one was recorded. */
export const isRepeatedCommand = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === sqlState.uniqueViolation && error.constraint === 'idempotency_keys_pkey';

/** Another command changed the stream between our load and our append. */
export const isVersionClash = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === sqlState.wrongVersion;
