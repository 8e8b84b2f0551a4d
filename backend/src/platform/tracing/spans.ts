import { createHash, randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';

export type SpanKind = 'internal' | 'server' | 'consumer';

/** Where a piece of work belongs. Names and attributes hold nothing that people wrote, and no ids of theirs. */
export interface SpanPlace {
  readonly name: string;
  readonly kind: SpanKind;
  readonly correlationId: string;
  /** What later work knows it by; one that nothing follows from needs none. */
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

/** Ended spans go out here; without a listener none is made. */
export const spans = channel('sankofa:spans');

/** What stands for a request and for a command: whoever knows their ids can say what it follows from. */
export const requestSpan = (correlationId: string): string => `request/${correlationId}`;
export const commandSpan = (commandId: string): string => `command/${commandId}`;

/** Milliseconds since 1970, finer than a clock's. */
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

/** As OpenTelemetry writes them: the correlation id itself, and eight bytes that follow from the span's id. */
export const traceIdOf = (correlationId: string): string => correlationId.replaceAll('-', '').toLowerCase();
export const spanIdOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);
