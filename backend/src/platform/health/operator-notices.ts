import { Inject, Injectable } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { CONFIG, type Config } from '../config/config.js';
import { Pool } from '../database/pool.js';
import { MailTransport } from '../mail/message.js';
import type { Condition } from './condition-facts.js';
import { ConditionReader } from './condition-reader.js';

const CHECK_INTERVAL_MS = 5_000;
const SEND_TIMEOUT_MS = 20_000;

interface Channel {
  readonly name: 'mail' | 'webhook';
  readonly send: (news: News) => Promise<void>;
}

interface News {
  readonly raised: readonly Condition[];
  readonly resolved: readonly string[];
}

interface Change {
  readonly condition: string;
  readonly says: string;
  readonly holds: boolean;
}

/** Tells operators once that a condition holds, and once that it was resolved a minute ago. */
@Injectable()
export class OperatorNotices {
  readonly telling = new PeriodicTask('operator notices', CHECK_INTERVAL_MS, () => this.tellAll());
  private readonly channels: readonly Channel[];

  constructor(
    private readonly pool: Pool,
    private readonly conditions: ConditionReader,
    @Inject(CONFIG) config: Config,
    @Inject(MailTransport) transport: MailTransport | null,
  ) {
    this.channels = channelsOf(config, transport);
  }

  private async tellAll(): Promise<void> {
    if (this.channels.length === 0) return;
    const holding = await this.conditions.list();
    const results = await Promise.allSettled(this.channels.map((channel) => this.tell(channel, holding)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async tell({ name, send }: Channel, holding: readonly Condition[]): Promise<void> {
    await this.note(name, holding);
    const changes = await this.claim(name);
    if (changes.length === 0) return;
    const isHolding = new Set(changes.filter(({ holds }) => holds).map(({ condition }) => condition));
    await send({
      raised: holding.filter((condition) => isHolding.has(keyOf(condition))),
      resolved: changes.filter(({ holds }) => !holds).map(({ says }) => says),
    });
    await this.pool.query(
      `update es.operator_notices n set told = t.holds from unnest($2::text[], $3::boolean[]) as t (condition, holds)
       where n.channel = $1 and n.condition = t.condition`,
      [name, changes.map(({ condition }) => condition), changes.map(({ holds }) => holds)],
    );
  }

  /** A condition is resolved after a minute without it, so that one that comes and goes is not repeated. */
  private async note(channel: string, holding: readonly Condition[]): Promise<void> {
    const keys = holding.map(keyOf);
    await this.pool.query(
      `insert into es.operator_notices as n (channel, condition, says, holds)
       select $1, condition, says, true from unnest($2::text[], $3::text[]) as t (condition, says)
       on conflict (channel, condition) do update set holds = true, says = excluded.says where not n.holds`,
      [channel, keys, holding.map(({ says }) => says)],
    );
    await this.pool.query(
      `update es.operator_notices set holds = false, next_try_at = now() + interval '1 minute'
       where channel = $1 and holds and condition <> all($2)`,
      [channel, keys],
    );
    await this.pool.query('delete from es.operator_notices where channel = $1 and not holds and not told', [channel]);
  }

  /** One of several workers sends. A failed send is retried after a minute. */
  private async claim(channel: string): Promise<Change[]> {
    const { rows } = await this.pool.query<Change>(
      `update es.operator_notices set next_try_at = now() + interval '1 minute'
       where channel = $1 and holds <> told and next_try_at <= now() returning condition, says, holds`,
      [channel],
    );
    return rows;
  }
}

const keyOf = ({ name, subject }: Condition): string => `${name} ${subject}`.trim();

function channelsOf(
  { operators: { mailTo, webhookUrl }, publicUrl }: Config,
  transport: MailTransport | null,
): Channel[] {
  const channels: Channel[] = [];
  const to = mailTo.join(', ');
  if (transport && to !== '')
    channels.push({
      name: 'mail',
      send: (news) => transport.send({ to, subject: subjectOf(news), text: textOf(news, publicUrl) }),
    });
  if (webhookUrl !== undefined)
    channels.push({ name: 'webhook', send: (news) => callWebhook(webhookUrl, news, publicUrl) });
  return channels;
}

const subjectOf = ({ raised, resolved }: News): string =>
  raised.length > 0
    ? `Sankofa needs a look: ${[...new Set(raised.map(({ name }) => name))].join(', ')}`
    : `Sankofa: ${resolved.length === 1 ? 'a condition is' : `${String(resolved.length)} conditions are`} resolved`;

function textOf({ raised, resolved }: News, publicUrl: string): string {
  const since = (at: Date | null): string => (at ? ` Since ${at.toISOString()}.` : '');
  const lines = [
    ...raised.map((condition) => `${condition.says}${since(condition.since)}\n  ${condition.todo}`),
    ...resolved.map((says) => `Resolved: ${says}`),
  ];
  return `${lines.join('\n\n')}\n\n${publicUrl}/admin/operations shows how it stands now. You are told of each once.\n`;
}

class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';

  constructor(readonly responseCode: number) {
    super(`The webhook answered ${String(responseCode)}.`);
  }
}

/** Chats show `text`. The other fields are for programs. */
async function callWebhook(url: string, news: News, product: string): Promise<void> {
  const body = JSON.stringify({ product, text: textOf(news, product), ...news });
  const headers = { 'Content-Type': 'application/json' };
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(response.status);
}
