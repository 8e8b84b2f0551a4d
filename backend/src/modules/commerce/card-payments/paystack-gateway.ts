import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import type { Money } from '../domain/money.js';
import { commerceRefusals } from '../http/commerce.refusals.js';
import { type Delivered, readDelivery } from './paystack-delivery.js';

const GATEWAY_TIMEOUT_MS = 10_000;

interface NewTransaction {
  readonly email: string;
  readonly price: Money;
  readonly reference: string;
  readonly purpose: { readonly memberId: string; readonly plan?: string; readonly orderId?: string };
}

/** The gateway's answer about a transaction: what it would deliver, or that nothing is paid (yet). */
export type GatewayAnswer =
  | { readonly status: 'told'; readonly body: Buffer; readonly delivered: Delivered }
  | { readonly status: 'not-paid' | 'under-way' };

/** Paystack's API: https://paystack.com/docs/api/transaction/. */
@Injectable()
export class PaystackGateway {
  private readonly logger = new Logger('card gateway');

  constructor(@Inject(CONFIG) private readonly config: ProductConfig) {}

  /** Opens a transaction. Answers the address of the payment page. */
  async initialize({ email, price, reference, purpose }: NewTransaction): Promise<string> {
    const returnUrl = `${this.config.publicUrl}/card-payment`;
    const metadata = JSON.stringify({ ...purpose, cancel_action: `${returnUrl}?reference=${reference}` });
    const { amount, currency } = price;
    const body = JSON.stringify({ email, amount, currency, reference, callback_url: returnUrl, metadata });
    const { status, data } = await this.request('/transaction/initialize', { method: 'POST', body });
    const address = (data as { authorization_url?: unknown } | undefined)?.authorization_url;
    if (status === 200 && typeof address === 'string' && this.isPage(address)) return address;
    this.logger.warn({ message: 'refused a transaction', status });
    throw new HttpProblem(commerceRefusals.CARD_GATEWAY_UNAVAILABLE);
  }

  /** Asks for the result of a transaction. Throws when the gateway cannot be asked. */
  async verify(reference: string): Promise<GatewayAnswer> {
    const { status, data, body } = await this.request(`/transaction/verify/${encodeURIComponent(reference)}`);
    if (status === 404 || status === 400) return { status: 'not-paid' }; // the gateway knows no such transaction
    if (status !== 200) throw new HttpProblem(commerceRefusals.CARD_GATEWAY_UNAVAILABLE);
    const found = (data as { status?: unknown } | undefined)?.status;
    if (found === 'success' || found === 'reversed')
      return { status: 'told', body, delivered: readDelivery({ event: 'charge.success', data }) };
    return { status: found === 'failed' || found === 'abandoned' ? 'not-paid' : 'under-way' };
  }

  private async request(path: string, init: RequestInit = {}) {
    const headers = {
      authorization: `Bearer ${this.config.paystackSecretKey ?? ''}`,
      'content-type': 'application/json',
    };
    const signal = AbortSignal.timeout(GATEWAY_TIMEOUT_MS);
    try {
      const answer = await fetch(this.config.paystackUrl + path, { ...init, headers, signal, redirect: 'error' });
      const body = Buffer.from(await answer.arrayBuffer());
      const { data } = JSON.parse(body.toString('utf8')) as { data?: unknown };
      return { status: answer.status, data, body };
    } catch (error) {
      this.logger.warn({ message: 'cannot be reached', error });
      throw new HttpProblem(commerceRefusals.CARD_GATEWAY_UNAVAILABLE);
    }
  }

  /** Members are sent to this address, so it must be https, unless the gateway itself is configured with http. */
  private isPage(address: string): boolean {
    const safe = new URL(this.config.paystackUrl).protocol === 'http:' ? ['http:', 'https:'] : ['https:'];
    return URL.canParse(address) && safe.includes(new URL(address).protocol);
  }
}
