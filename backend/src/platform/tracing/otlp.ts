import { type Span, type SpanKind, spanIdOf, traceIdOf } from './spans.js';

const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, consumer: 5 };
const FAILED = 2;

export function otlpOf(spans: readonly Span[], resource: Readonly<Record<string, string>>): object {
  const scopeSpans = [{ scope: { name: 'sankofa' }, spans: spans.map(written) }];
  return { resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans }] };
}

function written({
  name,
  kind,
  correlationId,
  id,
  follows,
  startedAt,
  endedAt,
  failed,
  attributes = {},
}: Span): object {
  return {
    name,
    kind: kinds[kind],
    traceId: traceIdOf(correlationId),
    spanId: spanIdOf(id),
    ...(follows !== undefined && { parentSpanId: spanIdOf(follows) }),
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: attributesOf(attributes),
    status: failed ? { code: FAILED } : {},
  };
}

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const attributesOf = (attributes: Readonly<Record<string, string | number>>): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
