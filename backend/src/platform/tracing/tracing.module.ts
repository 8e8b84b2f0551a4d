import { type DynamicModule, Inject, Module, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { Config } from '../config/config.js';
import type { SpanExporter } from './span-exporter.js';

const EXPORTER = Symbol('SpanExporter');

async function exporterFor(endpoint: string, { role }: Config): Promise<SpanExporter> {
  const { SpanExporter: Exporter } = await import('./span-exporter.js'); // only who wants traces pays for them
  return new Exporter(endpoint, { 'service.name': 'sankofa', 'service.instance.id': `${role} ${String(process.pid)}` });
}

@Module({})
export class TracingModule implements OnApplicationShutdown {
  static forRoot(config: Config): DynamicModule {
    const { tracesUrl } = config;
    const exporter = { provide: EXPORTER, useFactory: () => tracesUrl && exporterFor(tracesUrl, config) };
    return { module: TracingModule, providers: tracesUrl === undefined ? [] : [exporter] };
  }

  constructor(@Optional() @Inject(EXPORTER) private readonly exporter: SpanExporter | undefined) {}

  async onApplicationShutdown(): Promise<void> {
    await this.exporter?.stop();
  }
}
