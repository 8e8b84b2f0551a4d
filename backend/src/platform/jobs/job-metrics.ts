import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { Metrics, type Sample } from '../metrics/metrics.js';
import { Effects } from './effects.js';
import { Jobs } from './jobs.js';

@Injectable()
export class JobMetrics {
  constructor(
    private readonly jobs: Jobs,
    effects: Effects,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge('sankofa_jobs', 'Jobs by queue and state.', () => this.ofQueues((queue) => this.depth(queue)));
    metrics.gauge('sankofa_oldest_job_seconds', 'Age of the job that has waited longest.', () =>
      this.ofQueues(async (queue) => [await this.age(queue)]),
    );
    const help = 'Effects outside of which nobody knows whether they happened.';
    metrics.gauge('sankofa_effects_in_doubt', help, async () => [{ value: (await effects.doubts()).count }]);
  }

  private async ofQueues(read: (queue: string) => Promise<Sample[]>): Promise<Sample[]> {
    return (await Promise.all(this.jobs.names().map(read))).flat();
  }

  private async depth(queue: string): Promise<Sample[]> {
    const counts = await this.jobs.queue(queue).counts();
    return Object.entries(counts).map(([state, value]) => ({ labels: { queue, state }, value: Number(value) }));
  }

  private async age(queue: string): Promise<Sample> {
    const oldest = await this.jobs.queue(queue).oldestWaiting();
    const seconds = oldest ? (this.clock.now().getTime() - oldest.getTime()) / 1000 : 0;
    return { labels: { queue }, value: Math.max(0, seconds) };
  }
}
