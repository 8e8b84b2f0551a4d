import { Injectable } from '@nestjs/common';
import { Metrics, type Sample } from './metrics.js';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly upTo: number[];
  count: number;
  sum: number;
}

/** Request durations by route template, never by the address with its ids. */
@Injectable()
export class HttpTimes {
  private readonly series = new Map<string, Series>();

  constructor(metrics: Metrics) {
    metrics.register({
      name: 'sankofa_http_request_seconds',
      help: 'Time from request to answer.',
      type: 'histogram',
      read: () => [...this.series.values()].flatMap(samplesOf),
    });
  }

  record({ method, route, status, ms }: { method: string; route: string; status: number; ms: number }): void {
    const series = this.seriesOf(method, route, String(status));
    const seconds = ms / 1000;
    for (const [i, limit] of SECONDS.entries()) if (seconds <= limit) series.upTo[i] = (series.upTo[i] ?? 0) + 1;
    series.count++;
    series.sum += seconds;
  }

  private seriesOf(method: string, route: string, status: string): Series {
    const key = `${method} ${route} ${status}`;
    const known = this.series.get(key);
    if (known) return known;
    const made: Series = { labels: { method, route, status }, upTo: SECONDS.map(() => 0), count: 0, sum: 0 };
    this.series.set(key, made);
    return made;
  }
}

function samplesOf({ labels, upTo, count, sum }: Series): Sample[] {
  const bucket = (le: string, value: number): Sample => ({ suffix: '_bucket', labels: { ...labels, le }, value });
  return [
    ...SECONDS.map((limit, i) => bucket(String(limit), upTo[i] ?? 0)),
    bucket('+Inf', count),
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
