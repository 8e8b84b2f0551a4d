import { describe, expect, it } from '@jest/globals';
import { HttpTimes } from './http-times.js';
import { Metrics } from './metrics.js';

describe('the metrics', () => {
  it('are told in Prometheus’ text format', async () => {
    const metrics = new Metrics();
    const labels = { consumer: 'the "first"\\\nof all' };
    metrics.register({ name: 'parked', help: 'Parked.', type: 'gauge', read: () => [{ labels, value: 2 }] });
    expect((await metrics.text()).split('\n').slice(0, 3)).toEqual([
      '# HELP parked Parked.',
      '# TYPE parked gauge',
      String.raw`parked{consumer="the \"first\"\\\nof all"} 2`,
    ]);
  });

  it('leave out one that fails, and count it', async () => {
    const metrics = new Metrics();
    metrics.register({ name: 'gone', help: '', type: 'gauge', read: () => Promise.reject(new Error('no database')) });
    metrics.register({ name: 'here', help: '', type: 'gauge', read: () => [{ value: 1 }] });
    const text = await metrics.text();
    expect(text).toContain('\nhere 1\n');
    expect(text).not.toContain('gone');
    expect(text).toContain('\nsankofa_metrics_broken 1\n');
  });

  it('count requests by how long they took', async () => {
    const metrics = new Metrics();
    const times = new HttpTimes(metrics);
    for (const ms of [4, 40, 40, 20_000]) times.record({ method: 'GET', route: '/api/me', status: 200, ms });
    const text = await metrics.text();
    const of = (suffix: string, le = '') =>
      `sankofa_http_request_seconds${suffix}{method="GET",route="/api/me",status="200"${le && `,le="${le}"`}} `;
    expect(text).toContain(`${of('_bucket', '0.005')}1\n`);
    expect(text).toContain(`${of('_bucket', '0.05')}3\n`);
    expect(text).toContain(`${of('_bucket', '10')}3\n`);
    expect(text).toContain(`${of('_bucket', '+Inf')}4\n`);
    expect(text).toContain(`${of('_count')}4\n`);
    expect(text).toContain(`${of('_sum')}20.084\n`);
  });
});
