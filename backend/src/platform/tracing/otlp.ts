import { type Span, type SpanKind, spanIdOf, traceIdOf } from './spans.js';

const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, consumer: 5 };
const FAILED = 2;

export function otlpOf(spans: readonly Span[], resource: Readonly<Record<string, string>>): object {
  const scopeSpans = [{ scope: { name: 'sankofa' }, spans: spans.map(written) }];
  return { resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans }] };
}

function written(span: Span): object {
  return {
    name: span.name,
    kind: kinds[span.kind],
    traceId: traceIdOf(span.correlationId),
    spanId: spanIdOf(span.id),
    ...(span.follows !== undefined && { parentSpanId: spanIdOf(span.follows) }),
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributesOf(span.attributes ?? {}),
    links: linksTo(span.callerTrace),
    status: span.failed ? { code: FAILED } : {},
  };
}

/** Links to the W3C trace of the caller. As a parent, it would let a caller join another's trace. */
function linksTo(traceparent: unknown): object[] {
  const [, traceId, spanId] =
    /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-/.exec(String(traceparent)) ?? [];
  return traceId === undefined ? [] : [{ traceId, spanId }];
}

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const attributesOf = (attributes: Readonly<Record<string, string | number>>): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
