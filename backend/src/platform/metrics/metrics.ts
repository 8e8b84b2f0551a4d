import { once } from 'node:events';
import { Injectable } from '@nestjs/common';

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  readonly suffix?: string;
}

/** A metric, read on demand. Names, labels and values hold nothing personal. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  read(): Promise<readonly Sample[]> | readonly Sample[];
}

const READ_TIMEOUT_MS = 2_000;

const BROKEN: Omit<Metric, 'read'> = {
  name: 'sankofa_metrics_broken',
  help: 'Metrics that could not be read just now.',
  type: 'gauge',
};

@Injectable()
export class Metrics {
  private readonly metrics: Metric[] = [];

  register(metric: Metric): void {
    this.metrics.push(metric);
  }

  gauge(name: string, help: string, read: Metric['read']): void {
    this.register({ name, help, type: 'gauge', read });
  }

  /** All metrics in Prometheus' text format. Failed ones are left out and counted. */
  async text(): Promise<string> {
    const linesOf = async (metric: Metric): Promise<string> => lines(metric, await readWithTimeout(metric));
    const read = await Promise.allSettled(this.metrics.map(linesOf));
    const told = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return [...told, lines(BROKEN, [{ value: read.length - told.length }])].join('\n') + '\n';
  }
}

/** An unavailable server must not delay the other metrics. */
async function readWithTimeout(metric: Metric): Promise<readonly Sample[]> {
  const timeout = AbortSignal.timeout(READ_TIMEOUT_MS);
  const expired = once(timeout, 'abort').then(() => {
    throw new Error(`${metric.name} took too long.`);
  });
  return Promise.race([metric.read(), expired]);
}

function lines({ name, help, type }: Omit<Metric, 'read'>, samples: readonly Sample[]): string {
  const values = samples.map((s) => `${name}${s.suffix ?? ''}${shown(s.labels ?? {})} ${String(s.value)}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values].join('\n');
}

function shown(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
