import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from './metrics.js';

const NANOSECONDS = 1e9;

@Injectable()
export class ProcessMetrics implements OnModuleDestroy {
  private readonly delay = monitorEventLoopDelay();

  constructor(metrics: Metrics) {
    this.delay.enable();
    metrics.gauge('process_resident_memory_bytes', 'Memory in use.', () => [{ value: process.memoryUsage.rss() }]);
    const help = 'How late this process came to its work since it was last asked, the slowest hundredth.';
    metrics.gauge('sankofa_event_loop_delay_seconds', help, () => {
      const value = this.delay.percentile(99) / NANOSECONDS;
      this.delay.reset();
      return [{ value }];
    });
  }

  onModuleDestroy(): void {
    this.delay.disable();
  }
}
