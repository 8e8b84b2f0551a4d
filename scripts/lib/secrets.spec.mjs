import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { demoSettings } from './demo.mjs';
import { keptSecret } from './secrets.mjs';

describe('a secret', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sankofa-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, and kept', () => {
    expect(keptSecret(folder, 'a.key', () => 'first')).toBe('first');
    expect(keptSecret(folder, 'a.key', () => 'second')).toBe('first');
  });

  it('can be read by its owner alone', () => {
    keptSecret(folder, 'a.key', () => 'first');
    expect(statSync(path.join(folder, 'a.key')).mode & 0o777).toBe(0o600);
  });

  it('of the demo is another one in every folder, 32 bytes long, and stays', () => {
    const settings = demoSettings(folder);
    expect(demoSettings(folder)).toEqual(settings);
    const secrets = ['JWT_SECRET', 'MASTER_KEY', 'SEAL_KEY', 'VAPID_PRIVATE_KEY'].map((name) => settings[name]);
    expect(new Set(secrets).size).toBe(4);
    expect(secrets.map((secret) => globalThis.atob(secret).length)).toEqual([32, 32, 32, 32]);
    expect(readFileSync(path.join(folder, 'master.key'), 'utf8')).toBe(settings.MASTER_KEY);
  });
});
