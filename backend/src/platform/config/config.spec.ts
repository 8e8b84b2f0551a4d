import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { settings } from '../testing/test-app.js';
import { ConfigError, readConfig } from './config.js';

const example = parseEnv(readFileSync(resolve(import.meta.dirname, '../../../../.env.example'), 'utf8'));
const needed = { ...settings, DATABASE_URL: 'postgres://db/sankofa' };

describe('the settings', () => {
  it('are usable as .env.example leaves them, once what must be set is set', () => {
    const { smtpUrl, tracesUrl, redisUrl, metricsToken } = readConfig({ ...example, ...needed });
    expect([smtpUrl, tracesUrl, redisUrl, metricsToken]).toEqual([undefined, undefined, undefined, undefined]);
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
    const problems = (() => {
      try {
        readConfig(example);
        return [];
      } catch (error) {
        return error instanceof ConfigError ? error.problems : [String(error)];
      }
    })();
    expect(problems.toSorted()).toEqual(must.map((name) => `${name} is missing.`).toSorted());
  });
});
