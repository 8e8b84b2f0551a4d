import { createECDH } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { mayPostTo, postOutside } from '../../../platform/jobs/post-outside.js';
import type { PushSubscription } from './push-subscriptions.js';

/** `gone`: the device unsubscribed. `later`: the service is busy or not reachable. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later';

const PUSH_TIMEOUT_MS = 20_000;
const TTL_SECONDS = 24 * 60 * 60;

@Injectable()
export class PushSender {
  readonly publicKey: string | null = null;
  private readonly options: webPush.RequestOptions = { TTL: TTL_SECONDS };

  constructor(@Inject(CONFIG) private readonly config: ProductConfig) {
    if (!config.vapidKey) return;
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(config.vapidKey);
    this.publicKey = pair.getPublicKey('base64url');
    const subject = `mailto:${/[^\s<]+@[^\s>]+/.exec(config.mailFrom)?.[0] ?? ''}`;
    const privateKey = config.vapidKey.toString('base64url');
    this.options.vapidDetails = { subject, publicKey: this.publicKey, privateKey };
  }

  /** Members supply the address, so it must not lead into our own network. */
  mayReach(endpoint: string): boolean {
    return mayPostTo(endpoint, this.config.pushToPrivate);
  }

  /** Throws `DefiniteFailure` when it certainly did not arrive, and other errors when that is unknown. */
  async send({ endpoint, keys }: PushSubscription, payload: object): Promise<PushOutcome> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), this.options);
    const options = { headers, timeoutMs: PUSH_TIMEOUT_MS, toPrivate: this.config.pushToPrivate };
    const { status } = await postOutside(new URL(endpoint), body, options);
    if (status >= 200 && status < 300) return 'taken';
    if (status === 404 || status === 410) return 'gone';
    return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
  }
}
