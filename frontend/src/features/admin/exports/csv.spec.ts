import { describe, expect, it } from '@jest/globals';
import { createCsv, disarmForPaste } from './csv';

describe('a table for spreadsheets', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['=1+1', "'=1+1"],
    ['+2348031234567', "'+2348031234567"],
    ['-2', "'-2"],
    ['@cmd', "'@cmd"],
    ['\tx', "'\tx"],
    ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    ['two, parts', '"two, parts"'],
    ['line\nbreak', '"line\nbreak"'],
    ['\u202Emoc.elpmaxe', '\u202Emoc.elpmaxe'],
    ['😀', '😀'],
  ])('writes %j as %j', (text, written) => {
    expect(createCsv([[text]])).toBe(`${written}\r\n`);
  });

  it('separates cells and rows', () => {
    expect(createCsv([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n');
  });
});

describe('a line to paste', () => {
  it('is no formula', () => {
    expect(disarmForPaste('=1+1@example.com')).toBe("'=1+1@example.com");
    expect(disarmForPaste('+cmd@example.com')).toBe("'+cmd@example.com");
  });
  it('is a number as it is dialled', () => {
    expect(disarmForPaste('+2348031234567')).toBe('+2348031234567');
  });
});
