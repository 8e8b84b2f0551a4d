import type { Seal } from '../seal.js';
import { type Anchor, deliver, writeStatement } from './anchor.js';

/** An address that adds what is posted to what it has, such as the log of another organisation. */
export class UrlAnchor implements Anchor {
  readonly name = 'url';

  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
    private readonly product: string,
  ) {}

  async keep(seal: Seal, id: string): Promise<void> {
    const authorization = this.token === undefined ? {} : { Authorization: `Bearer ${this.token}` };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...authorization };
    const body = writeStatement(seal, this.product);
    await deliver(new Request(this.url, { method: 'POST', headers, body, redirect: 'manual' }));
  }
}
