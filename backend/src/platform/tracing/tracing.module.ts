import { type DynamicModule, Inject, Module, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { readOwnVersion } from '../config/own-version.js';
import type { TraceSettings } from '../config/trace-settings.js';
import type { SpanExporter } from './span-exporter.js';

const EXPORTER = Symbol('SpanExporter');

async function exporterFor({ url, headers, resource }: TraceSettings, { role }: Config): Promise<SpanExporter> {
  const { SpanExporter: Exporter } = await import('./span-exporter.js'); // loaded only if traces are on
  const own = { 'service.instance.id': `${role} ${String(process.pid)}`, 'service.version': readOwnVersion() };
  return new Exporter(url, headers, { ...own, ...resource });
}

@Module({})
export class TracingModule implements OnApplicationShutdown {
  static forRoot(config: Config): DynamicModule {
    const exporter = { provide: EXPORTER, useFactory: () => config.traces && exporterFor(config.traces, config) };
    return { module: TracingModule, providers: config.traces === undefined ? [] : [exporter] };
  }

  constructor(@Optional() @Inject(EXPORTER) private readonly exporter: SpanExporter | undefined) {}

  async onApplicationShutdown(): Promise<void> {
    await this.exporter?.stop();
  }
}
