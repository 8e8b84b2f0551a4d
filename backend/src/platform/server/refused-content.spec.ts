import { describe, expect, it } from '@jest/globals';
import { readRefusedContent } from './refused-content.js';

const report = (fields: object) => readRefusedContent({ 'csp-report': fields });

describe('a report of what a browser refused', () => {
  it.each([
    ['script-src-elem', 'inline', { directive: 'script-src', from: 'inline' }],
    ['img-src', 'https://ads.example/pixel.gif?of=Ada', { directive: 'img-src', from: 'https://ads.example' }],
    ['connect-src', 'chrome-extension://abc/x.js', { directive: 'connect-src', from: 'chrome-extension:' }],
    [
      'require-trusted-types-for',
      'trusted-types-sink',
      { directive: 'require-trusted-types-for', from: 'trusted-types-sink' },
    ],
    ['made-up', 'Ada <ada@example.com>', { directive: 'other', from: 'unknown' }],
    ['style-src', undefined, { directive: 'style-src', from: 'unknown' }],
  ])('says the directive and where it came from: %s, %s', (directive, blocked, told) => {
    expect(
      report({ 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': 'https://x/?a=Ada' }),
    ).toEqual(told);
  });

  it('may name the directive the older way', () => {
    expect(report({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'eval' })).toEqual({
      directive: 'script-src',
      from: 'eval',
    });
  });

  it.each([[undefined], [null], ['text'], [{}], [{ 'csp-report': 'text' }], [{ 'csp-report': {} }]])(
    'is nothing else: %j',
    (body) => expect(readRefusedContent(body)).toBeUndefined(),
  );
});
