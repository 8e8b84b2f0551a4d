import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from './metrics.js';

const NANOSECONDS = 1e9;

@Injectable()
export class ProcessMetrics implements OnModuleDestroy {
  private readonly delay = monitorEventLoopDelay();

  constructor(metrics: Metrics) {
    this.delay.enable();
    metrics.register({
      name: 'process_resident_memory_bytes',
      help: 'Memory in use.',
      type: 'gauge',
      read: () => [{ value: process.memoryUsage.rss() }],
    });
    metrics.register({
      name: 'sankofa_event_loop_delay_seconds',
      help: 'How late this process came to its work since it was last asked, the slowest hundredth.',
      type: 'gauge',
      read: () => {
        const value = this.delay.percentile(99) / NANOSECONDS;
        this.delay.reset();
        return [{ value }];
      },
    });
  }

  onModuleDestroy(): void {
    this.delay.disable();
  }
}
