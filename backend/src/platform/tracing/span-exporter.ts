import { Logger } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { otlpOf } from './otlp.js';
import { type Span, spans } from './spans.js';

const SEND_INTERVAL_MS = 1_000;
const BATCH_SIZE = 500;
const MAX_KEPT = 10_000;
const POST_TIMEOUT_MS = 5_000;

/** Sends ended spans to a collector. An unavailable collector loses spans, and never delays a request. */
export class SpanExporter {
  private readonly logger = new Logger('traces');
  private kept: Span[] = [];
  private readonly sending = new PeriodicTask('traces', SEND_INTERVAL_MS, () => this.send());

  constructor(
    private readonly address: string,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly resource: Readonly<Record<string, string>>,
  ) {
    spans.subscribe(this.keep);
    this.sending.start();
  }

  async stop(): Promise<void> {
    spans.unsubscribe(this.keep);
    await this.sending.stop();
    if (this.kept.length > 0) await this.post(this.kept);
  }

  private readonly keep = (span: unknown): void => {
    if (this.kept.length < MAX_KEPT) this.kept.push(span as Span);
  };

  private async send(): Promise<boolean> {
    const batch = this.kept.slice(0, BATCH_SIZE);
    this.kept = this.kept.slice(BATCH_SIZE);
    if (batch.length > 0) await this.post(batch);
    return this.kept.length > 0;
  }

  private async post(batch: readonly Span[]): Promise<void> {
    const body = JSON.stringify(otlpOf(batch, this.resource));
    const headers = { ...this.headers, 'content-type': 'application/json' };
    try {
      const signal = AbortSignal.timeout(POST_TIMEOUT_MS);
      const { ok, status } = await fetch(this.address, { method: 'POST', headers, body, signal });
      if (!ok) this.logger.warn({ message: 'the collector refused spans', status, count: batch.length });
    } catch (error) {
      this.logger.warn({ message: 'the collector cannot be reached', count: batch.length, error });
    }
  }
}
