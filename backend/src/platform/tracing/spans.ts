import { createHash, randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';

export type SpanKind = 'internal' | 'server' | 'consumer';

/** The place of work in a trace. Names and attributes hold no user texts and no ids of members. */
export interface SpanPlace {
  readonly name: string;
  readonly kind: SpanKind;
  readonly correlationId: string;
  /** The id that later work follows. Not needed if nothing follows. */
  readonly id?: string;
  readonly follows?: string | undefined;
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly callerTrace?: unknown;
}

export interface Span extends SpanPlace {
  readonly id: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failed: boolean;
}

/** The channel of ended spans. Without a subscriber, no spans are made. */
export const spans = channel('sankofa:spans');

/** Span ids of requests and commands, which later work derives from their ids. */
export const requestSpan = (correlationId: string): string => `request/${correlationId}`;
export const commandSpan = (commandId: string): string => `command/${commandId}`;

const now = (): number => performance.timeOrigin + performance.now();

export async function withSpan<T>(places: SpanPlace | readonly SpanPlace[], work: () => Promise<T>): Promise<T> {
  if (!spans.hasSubscribers) return work();
  const startedAt = now();
  const end = (failed: boolean): void => {
    for (const place of [places].flat()) publish(place, startedAt, now(), failed);
  };
  try {
    const result = await work();
    end(false);
    return result;
  } catch (error) {
    end(true);
    throw error;
  }
}

export function recordSpan(place: SpanPlace, ms: number, failed: boolean): void {
  if (spans.hasSubscribers) publish(place, now() - ms, now(), failed);
}

function publish(place: SpanPlace, startedAt: number, endedAt: number, failed: boolean): void {
  spans.publish({ id: randomUUID(), ...place, startedAt, endedAt, failed } satisfies Span);
}

/** In OpenTelemetry's form: the correlation id as trace id, and 8 bytes derived from the span's id. */
export const traceIdOf = (correlationId: string): string => correlationId.replaceAll('-', '').toLowerCase();
export const spanIdOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);
