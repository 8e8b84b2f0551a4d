import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Problem } from './problem.mjs';
import { fillIn, readSettings } from './settings.mjs';

describe('the settings of a process', () => {
  const before = { ...process.env };
  beforeEach(() => {
    process.env.PORT = '3001';
    delete process.env.LOG_LEVEL;
  });
  afterEach(() => {
    process.env = { ...before };
  });

  it('are filled in where the environment has none', () => {
    fillIn({ PORT: '3000', LOG_LEVEL: 'warn' });
    expect(process.env).toMatchObject({ PORT: '3001', LOG_LEVEL: 'warn' });
  });

  it('count an empty value as none, on both sides', () => {
    process.env.PORT = '';
    fillIn({ PORT: '3000', LOG_LEVEL: '' });
    expect(process.env.PORT).toBe('3000');
    expect(process.env.LOG_LEVEL).toBeUndefined();
  });

  it('are not read from .env for tests', () => {
    readSettings();
    expect(process.env.LOG_LEVEL).toBeUndefined();
  });

  it('are refused under an older Node', () => {
    const version = Object.getOwnPropertyDescriptor(process.versions, 'node');
    Object.defineProperty(process.versions, 'node', { ...version, value: '20.20.2' });
    try {
      expect(readSettings).toThrow(Problem);
      expect(readSettings).toThrow('This is Node 20.20.2; start through npm');
    } finally {
      Object.defineProperty(process.versions, 'node', version);
    }
  });
});
