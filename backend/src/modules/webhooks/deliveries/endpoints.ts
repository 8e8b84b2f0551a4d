import { Injectable } from '@nestjs/common';
import {
  type InTransactionWork,
  InTransactionWriters,
} from '../../../platform/command-handling/in-transaction-writers.js';
import { Pool, type Transaction } from '../../../platform/database/pool.js';
import { isDatabaseError } from '../../../platform/database/sql-state.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { Pauses } from '../../../platform/operations/pauses.js';
import { webhook } from '../domain/webhook.aggregate.js';
import type { WebhookEvent } from '../domain/webhook.events.js';
import { webhookRefusals } from '../domain/webhook.refusals.js';

export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly types: string[];
  readonly generation: number;
  readonly rotatedAt: Date | null;
  readonly addedAt: Date;
  readonly pausedAt: Date | null;
  readonly pauseReason: string | null;
}

/** Endpoints of webhooks, written with the log. A paused one is a condition for operators. */
@Injectable()
export class Endpoints {
  constructor(
    private readonly pool: Pool,
    private readonly pauses: Pauses,
    writers: InTransactionWriters,
  ) {
    writers.register(webhook.kind, (tx, work) => this.write(tx, work));
  }

  async all(): Promise<Endpoint[]> {
    const { rows } = await this.pool.query<Endpoint>({
      name: 'webhook-endpoints',
      text: `select id, url, types, generation, rotated_at as "rotatedAt", added_at as "addedAt",
               paused_at as "pausedAt", pause_reason as "pauseReason" from webhooks.endpoints order by added_at, id`,
    });
    return rows;
  }

  async find(id: string): Promise<Endpoint | undefined> {
    return (await this.all()).find((endpoint) => endpoint.id === id);
  }

  private async write(tx: Transaction, { streamId: id, events, at }: InTransactionWork): Promise<void> {
    for (const event of events as readonly WebhookEvent[]) await this.apply(tx, id, event, at);
  }

  private async apply(tx: Transaction, id: string, { type, data }: WebhookEvent, at: Date): Promise<void> {
    const change = (what: string, ...values: unknown[]) =>
      tx.query<{ url: string }>(`${what} where id = $1 returning url`, [id, ...values]);
    switch (type) {
      case 'WebhookAdded': {
        const text = 'insert into webhooks.endpoints (id, url, types, added_at) values ($1, $2, $3, $4)';
        await tx.query(text, [id, data.url, data.types, at]).catch(refuseKnown);
        return;
      }
      case 'WebhookTypesChanged':
        await change('update webhooks.endpoints set types = $2', data.types);
        return;
      case 'WebhookSecretRotated':
        await change('update webhooks.endpoints set generation = $2, rotated_at = $3', data.generation, at);
        return;
      case 'WebhookPaused': {
        const { rows } = await change(
          'update webhooks.endpoints set paused_at = $2, pause_reason = $3',
          at,
          data.reason,
        );
        return this.pauses.begin('webhook', rows[0]?.url ?? '', data.reason, undefined, tx);
      }
      case 'WebhookResumed': {
        const { rows } = await change('update webhooks.endpoints set paused_at = null, pause_reason = null');
        return this.pauses.end('webhook', rows[0]?.url ?? '', tx);
      }
      case 'WebhookRemoved': {
        const { rows } = await change('delete from webhooks.endpoints');
        return this.pauses.end('webhook', rows[0]?.url ?? '', tx);
      }
      case 'WebhookReplayed':
        await tx.query(
          `update webhooks.deliveries set state = 'waiting', attempts = 0
           where endpoint_id = $1 and (id = $2 or first_at >= $3)`,
          [id, data.deliveryId ?? null, data.since ?? null],
        );
    }
  }
}

function refuseKnown(error: unknown): never {
  const isKnown = isDatabaseError(error) && error.constraint === 'endpoints_url';
  throw isKnown ? new DomainError(webhookRefusals.WEBHOOK_KNOWN) : error;
}
