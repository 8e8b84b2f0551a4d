import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SettingsReader } from '../platform/config/settings-reader.js';
import { readVoices } from './voices.js';

const folder = mkdtempSync(path.join(tmpdir(), 'voices-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reading(content?: string) {
  const file = path.join(folder, 'voices.json');
  if (content !== undefined) writeFileSync(file, content);
  const read = new SettingsReader(content === undefined ? {} : { VOICES_FILE: file });
  return { voices: readVoices(read), problems: read.problems };
}

describe('partners and quotes', () => {
  it('are none while no file is named', () =>
    expect(reading()).toEqual({ voices: { partners: [], quotes: [] }, problems: [] }));

  it('are what the file has, and either may be left out', () => {
    const partners = [{ name: ' A market ', url: 'https://market.example' }, { name: 'A school' }];
    const quotes = [{ text: 'It was my first paid work.', name: 'A creator, Lagos' }];
    expect(reading(JSON.stringify({ partners, quotes })).voices).toEqual({
      partners: [
        { name: 'A market', url: 'https://market.example' },
        { name: 'A school', url: null },
      ],
      quotes,
    });
    expect(reading('{}').problems).toEqual([]);
  });

  it.each([
    ['{', 'VOICES_FILE cannot be used'],
    ['null', 'VOICES_FILE cannot be used'],
    ['{ "partners": {} }', 'must be lists of at most 24'],
    [JSON.stringify({ quotes: Array(25).fill({ text: 'a', name: 'b' }) }), 'must be lists of at most 24'],
    ['{ "partners": [null] }', 'a name or text is missing'],
    ['{ "quotes": [{ "text": "Well." }] }', 'a name or text is missing'],
    [JSON.stringify({ quotes: [{ text: 'a'.repeat(401), name: 'b' }] }), 'more than 400 characters'],
    ['{ "partners": [{ "name": "A", "url": "javascript:alert(1)" }] }', 'no web address'],
  ])('stop the start with a reason: %s', (content, reason) => {
    expect(reading(content).problems).toEqual([expect.stringContaining(reason)]);
  });
});
