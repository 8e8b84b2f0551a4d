import { createECDH } from 'node:crypto';
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import type { ProductConfig } from '../../../config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { isPublicAddress } from '../../../platform/config/public-addresses.js';
import { NotDone } from '../../../platform/jobs/effects.js';
import type { PushSubscription } from './push-subscriptions.js';

/** `gone`: the device gave the subscription up. `later`: the service is busy or cannot be reached now. */
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

  /** Members name the address, so it must be one that our own network keeps nothing behind. */
  mayReach(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, username } = new URL(endpoint);
    if (username !== '' || !['https:', 'http:'].includes(protocol)) return false;
    if (this.config.pushToPrivate) return true;
    const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
    return protocol === 'https:' && port === '' && isName;
  }

  /** Throws `NotDone` where it surely did not arrive, anything else where nobody knows. */
  async send({ endpoint, keys }: PushSubscription, payload: object): Promise<PushOutcome> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), this.options);
    const lookupOnly = this.config.pushToPrivate ? {} : { lookup: lookupPublic };
    const status = await post(new URL(endpoint), body, { headers, ...lookupOnly });
    if (status >= 200 && status < 300) return 'taken';
    if (status === 404 || status === 410) return 'gone';
    return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
  }
}

function post(url: URL, body: Buffer | null, options: http.RequestOptions): Promise<number> {
  const client = url.protocol === 'http:' ? http : https;
  const signal = AbortSignal.timeout(PUSH_TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    let isReached = false;
    const request = client.request(url, { method: 'POST', agent: false, signal, ...options }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('socket', (socket) =>
      socket.once(client === http ? 'connect' : 'secureConnect', () => (isReached = true)),
    );
    request.on('error', (error) => reject(isReached ? error : new NotDone(error)));
    request.end(body);
  });
}

/** Looks up a name as usual, and refuses it where any address of it is private. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const isHidden = addresses.some(({ address }) => !isPublicAddress(address));
    const failure = isHidden ? new Error('The push service has a private address.') : null;
    if (options.all) return callback(failure, addresses);
    return callback(failure, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
