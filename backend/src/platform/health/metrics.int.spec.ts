import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Pool } from '../database/pool.js';

let product: TestApp;
afterEach(() => product.close());

const figures = (headers: Record<string, string> = {}) => fetch(`${product.url}/metrics`, { headers });
const valueOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );

describe('the metrics of the product', () => {
  it('tell requests by route, connections, lags and parked events', async () => {
    product = await startTestApp();
    const ada = product.visitor();
    await ada.register();
    await ada.get('/api/me?secret=1');
    const answer = await figures();
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(text).toContain(
      'sankofa_http_request_seconds_count{method="POST",route="/api/auth/register",status="201"} 1',
    );
    expect(text).toContain('sankofa_consumer_lag_seconds{consumer="profile"}');
    expect(text).toMatch(/sankofa_database_connections\{state="idle"\} \d/);
    expect(text).toContain('# TYPE sankofa_parked_events gauge');
    expect(text).toContain('sankofa_jobs{queue="housekeeping",state="failed"} 0');
    expect(text).toContain('sankofa_oldest_job_seconds{queue="housekeeping"}');
    expect(valueOf(text, 'sankofa_effects_in_doubt')).toBe(0);
    expect(valueOf(text, 'sankofa_unfinished_erasures')).toBe(0);
    expect(valueOf(text, 'sankofa_unsealed_seconds')).toBeLessThan(3_600);
    expect(valueOf(text, 'sankofa_silent_processes')).toBe(0);
    expect(valueOf(text, 'sankofa_metrics_broken')).toBe(0);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(text).not.toContain('secret');
  });

  it('show a transaction that holds up the feed', async () => {
    product = await startTestApp();
    const holder = await product.app.get(Pool, { strict: false }).connect();
    await holder.query('begin');
    await holder.query('select pg_current_xact_id()');
    await holder.query('select pg_sleep(0.2)');
    expect(valueOf(await (await figures()).text(), 'sankofa_horizon_lag_seconds')).toBeGreaterThan(0.19);
    await holder.query('rollback');
    holder.release();
    await eventually(async () => {
      expect(valueOf(await (await figures()).text(), 'sankofa_horizon_lag_seconds')).toBeLessThan(0.19);
    });
  });

  it.each(['127.0.0.1', ''])(
    'are for whoever is near, and not through a proxy, trusted (%s) or not',
    async (proxies) => {
      product = await startTestApp({ TRUSTED_PROXIES: proxies });
      expect((await figures()).status).toBe(200);
      for (const address of ['127.0.0.1', '10.1.2.3', '203.0.113.9', '203.0.113.9, 10.0.0.1'])
        expect((await figures({ 'x-forwarded-for': address })).status).toBe(401);
    },
  );

  it('are for the token alone, where there is one', async () => {
    product = await startTestApp({ METRICS_TOKEN: 'a token of the collector' });
    expect((await figures()).status).toBe(401);
    expect((await figures({ authorization: 'Bearer a token of somebody' })).status).toBe(401);
    expect((await figures({ authorization: 'Bearer a token of the collector' })).status).toBe(200);
  });
});
