import type { SettingsReader } from './settings-reader.js';

export interface TraceSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly resource: Readonly<Record<string, string>>;
}

/** The standard OpenTelemetry variables for traces: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
export function readTraceSettings(read: SettingsReader): TraceSettings | undefined {
  const base = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], undefined);
  const own = read.url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http:', 'https:'], undefined);
  const isOff = read.choice('OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true';
  const url = own ?? (base === undefined ? undefined : `${base.replace(/\/+$/, '')}/v1/traces`);
  const headers = read.pairs('OTEL_EXPORTER_OTLP_HEADERS');
  const name = read.text('OTEL_SERVICE_NAME') ?? 'sankofa';
  const resource = { 'service.name': name, ...read.pairs('OTEL_RESOURCE_ATTRIBUTES') };
  if (url === undefined || isOff) return undefined;
  return { url, headers, resource };
}
