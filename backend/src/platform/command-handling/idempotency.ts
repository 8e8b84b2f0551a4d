import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { isDatabaseError, sqlState } from '../database/sql-state.js';
import { DomainError } from '../event-sourcing/index.js';
import { Peppers } from '../secrets/peppers.js';
import { commandRefusals } from './command-handling.refusals.js';
import type { Caller } from './execute-command.js';

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

  async answerTo<Answer extends object>({ actorId, commandId, request }: Caller): Promise<Answer | undefined> {
    return request === undefined ? undefined : this.recall<Answer>(actorId, commandId, await this.hash(request));
  }

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

  async keep({ actorId, commandId }: Caller, requestHash: Buffer, result: object): Promise<void> {
    await this.pool.query({
      name: 'idempotency-keep',
      text: 'insert into es.idempotency_keys (actor_id, key, request_hash, result) values ($1, $2, $3, $4)',
      values: [actorId, commandId, requestHash, result],
    });
  }
}

export const isRepeatedCommand = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === sqlState.uniqueViolation && error.constraint === 'idempotency_keys_pkey';

export const isVersionClash = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === sqlState.wrongVersion;
