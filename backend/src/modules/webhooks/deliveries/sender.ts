import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/config/clock.js';
import { isThisMachine } from '../../../platform/config/config.js';
import { addMinutes } from '../../../platform/event-sourcing/index.js';
import { mayPostTo, postOutside } from '../../../platform/jobs/post-outside.js';
import { reasonOf } from '../../../platform/logging/reason-of.js';
import { Peppers } from '../../../platform/secrets/peppers.js';
import type { Outcome } from './deliveries.js';
import type { Endpoint } from './endpoints.js';

const SEND_TIMEOUT_MS = 8_000;
const MAX_ANSWER = 200;
/** How long the former secret signs too after a rotation. */
const OVERLAP_MINUTES = 24 * 60;

/** Signs and sends, by the convention of standardwebhooks.com. */
@Injectable()
export class WebhookSender {
  constructor(
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly clock: Clock,
    private readonly peppers: Peppers,
  ) {}

  /** Admins supply the address, so it must be public. In the demo it may be this machine. */
  mayReach(url: string): boolean {
    return mayPostTo(url, this.isPrivateTaken(url));
  }

  /** Derives the secret from the id, so that it is not stored. */
  async secretOf(id: string, generation: number): Promise<string> {
    const key = await this.peppers.hash('webhook secrets', `${id}/${String(generation)}`);
    return `whsec_${key.toString('base64')}`;
  }

  overlapEndOf({ rotatedAt }: Pick<Endpoint, 'rotatedAt'>): Date | null {
    return rotatedAt && addMinutes(rotatedAt, OVERLAP_MINUTES);
  }

  /** Never throws. The outcome says what went wrong. */
  async send(endpoint: Endpoint, id: string, body: string): Promise<Outcome> {
    const begun = performance.now();
    const outcome = await this.post(endpoint, id, body).catch((error: unknown) => ({
      status: null,
      text: whyNoAnswer(error),
    }));
    const answer = outcome.text.replaceAll(/\p{C}+/gu, ' ').slice(0, MAX_ANSWER);
    return { status: outcome.status, ms: Math.round(performance.now() - begun), answer };
  }

  private async post(endpoint: Endpoint, id: string, body: string) {
    const { url, generation } = endpoint;
    const timestamp = String(Math.floor(this.clock.now().getTime() / 1_000));
    const overlapEnd = this.overlapEndOf(endpoint);
    const isBoth = overlapEnd !== null && overlapEnd > this.clock.now();
    const secrets = await Promise.all(
      (isBoth ? [generation, generation - 1] : [generation]).map((nth) => this.secretOf(endpoint.id, nth)),
    );
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Sankofa-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`).join(' '),
    };
    const toPrivate = this.isPrivateTaken(url);
    if (!mayPostTo(url, toPrivate)) throw new Error('The address is not one of the open internet.');
    return postOutside(new URL(url), body, { headers, timeoutMs: SEND_TIMEOUT_MS, toPrivate });
  }

  private isPrivateTaken(url: string): boolean {
    const { webhooksToPrivate, demo } = this.config;
    return webhooksToPrivate || (demo && URL.canParse(url) && isThisMachine(new URL(url).hostname));
  }
}

/** The reason that the admin sees at the delivery. */
export function whyNoAnswer(error: unknown): string {
  if (!Error.isError(error)) return reasonOf(error);
  if (error.cause !== undefined) return whyNoAnswer(error.cause);
  return error.name === 'TimeoutError' ? `No answer within ${String(SEND_TIMEOUT_MS / 1_000)} seconds.` : error.message;
}

const sign = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(content)
    .digest('base64');
