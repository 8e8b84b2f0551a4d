import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { settings } from '../../test/support/test-app.js';
import { ConfigError } from '../platform/config/settings-reader.js';
import { readConfig } from './config.js';

const example = parseEnv(readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8'));
const needed = { ...settings, DATABASE_URL: 'postgres://db/sankofa' };

function problemsOf(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}

describe('the settings', () => {
  it('are usable as .env.example leaves them, once what must be set is set', () => {
    const { smtpUrl, traces, redisUrl, metricsToken } = readConfig({ ...example, ...needed });
    expect([smtpUrl, traces, redisUrl, metricsToken]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('ask staff for a second factor, except in the demo', () => {
    const { STAFF_SECOND_FACTOR, ...unsaid } = needed;
    expect(STAFF_SECOND_FACTOR).toBe('off');
    expect(readConfig(unsaid).staffSecondFactor).toBe('required');
    expect(readConfig({ ...unsaid, SANKOFA_DEMO: 'true' }).staffSecondFactor).toBe('off');
  });

  it('are all named that are missing, at once', () => {
    const must = [
      'PUBLIC_URL',
      'DATABASE_URL',
      'JWT_SECRET',
      'MASTER_KEY',
      'SEAL_KEY',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
    ];
    expect(problemsOf(example).toSorted()).toEqual(must.map((name) => `${name} is missing.`).toSorted());
  });

  it.each([
    ['DATABASE_URL', 'mysql://db/sankofa', 'must be an address that starts with postgres:// or postgresql://.'],
    ['DATABASE_URL', 'postgres://sankofa:a/b@db:5432/sankofa', 'cannot be read as an address.'],
    [
      'DATABASE_URL',
      'postgres://sankofa:100%@db/sankofa',
      'cannot be read as an address. In a password, write % as %25',
    ],
    ['DATABASE_URL', 'postgres://sankofa@one:5432,two:x/sankofa', 'cannot be read as an address.'],
    ['DATABASE_URL', 'postgres://one,two/sankofa?target_session_attrs=any', 'asks for any servers;'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'region', 'must be such as name=value'],
    ['DATABASE_REPLICA_URLS', 'postgres://one/sankofa,two', 'must be an address that starts with postgres://'],
    ['REDIS_URL', 'redis://one,two:6379', 'names several servers. Name one.'],
    ['REDIS_URL', 'redis.example:6379', 'must be an address that starts with redis:// or rediss://.'],
    ['MAIL_FROM', 'Sankofa', 'must name an e-mail address.'],
    ['SEAL_KEY', `${settings.SEAL_KEY},short`, 'must be 32 bytes in base64.'],
    ['ROLE', 'API', 'is "API"; it must be one of all, api, worker.'],
    ['STAFF_SECOND_FACTOR', 'on', 'is "on"; it must be one of off, required.'],
    ['PUBLIC_URL', 'http://sankofa.example', 'must be https outside the demo'],
    ['PUBLIC_URL', 'http://localhost.evil.example', 'must be https outside the demo'],
    ['PUBLIC_URL', 'http://evil.example/#//localhost', 'must be a scheme and a host with nothing after it'],
    [
      'PUBLIC_URL',
      'https://evil.example/#https://sankofa.example',
      'must be a scheme and a host with nothing after it',
    ],
    ['PUBLIC_URL', 'https://sankofa.example@evil.example', 'must be a scheme and a host with nothing after it'],
    ['PUBLIC_URL', 'https://sankofa.example/members', 'must be a scheme and a host with nothing after it'],
    ['TRUSTED_PROXIES', 'proxy.example', 'must be how many proxies there are, or their addresses'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be how many proxies there are, or their addresses'],
    ['TRUSTED_PROXIES', 'uniquelocal', 'must be how many proxies there are, or their addresses'],
  ])('do not let %s be %s, and say why', (name, value, words) => {
    expect(problemsOf({ ...needed, [name]: value })).toEqual([expect.stringContaining(`${name} ${words}`)]);
  });

  it.each([
    'postgres://sankofa:a,b%25@[::1]:5432/sankofa',
    'postgres:///sankofa?host=/var/run/postgresql',
    'postgres://sankofa:a,b@one:5432,[::1],three/sankofa?target_session_attrs=read-write',
    'postgres://sankofa@db/sankofa?sslmode=verify-full&sslrootcert=/etc/ssl/own.pem',
  ])('take %s for an address', (DATABASE_URL) => {
    expect(readConfig({ ...needed, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it("send traces where OpenTelemetry's variables say", () => {
    const traces = (env: Record<string, string>) => readConfig({ ...needed, ...env }).traces;
    const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example:4318/' };
    const resource = { 'service.name': 'sankofa' };
    expect(traces(base)).toEqual({ url: 'http://otel.example:4318/v1/traces', headers: {}, resource });
    expect(traces({ ...base, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
    expect(
      traces({
        ...base,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://other.example/spans',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc=',
        OTEL_SERVICE_NAME: 'members',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=live',
      }),
    ).toEqual({
      url: 'https://other.example/spans',
      headers: { authorization: 'Basic abc=' },
      resource: { 'service.name': 'members', 'deployment.environment.name': 'live' },
    });
  });

  it.each([
    [undefined, []],
    ['2', 2],
    ['10.0.0.7, 10.1.0.0/16,fd00::/8', ['10.0.0.7', '10.1.0.0/16', 'fd00::/8']],
  ])('trust the proxies that %s names', (TRUSTED_PROXIES, trustedProxies) => {
    expect(readConfig({ ...needed, TRUSTED_PROXIES })).toMatchObject({ trustedProxies });
  });

  it('take a public address with or without the slash at its end', () => {
    for (const PUBLIC_URL of ['https://sankofa.example', 'https://sankofa.example/'])
      expect(readConfig({ ...needed, PUBLIC_URL }).publicUrl).toBe('https://sankofa.example');
  });

  it('keep the demo on this machine unless it is meant to be public', () => {
    const demo = (HOST: string, DEMO_IN_PUBLIC?: string) =>
      problemsOf({ ...needed, SANKOFA_DEMO: 'true', HOST, DEMO_IN_PUBLIC });
    for (const host of ['', 'localhost', '127.0.0.1', '127.8.0.1', '::1']) expect(demo(host)).toEqual([]);
    for (const host of ['0.0.0.0', '::', '192.168.1.7', 'localhost.example'])
      expect(demo(host)).toEqual([expect.stringContaining('set DEMO_IN_PUBLIC=yes')]);
    expect(demo('0.0.0.0', 'yes')).toEqual([]);
  });
});
