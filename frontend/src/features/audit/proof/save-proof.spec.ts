import { describe, expect, it } from '@jest/globals';
import { parseEventRef } from './save-proof';

const stream = '01900000-0000-7000-8000-00000000000a';

describe('an event named by hand', () => {
  it('is read as the history writes it', () => {
    expect(parseEventRef(`${stream} / 3`)).toEqual({ stream, version: 3 });
    expect(parseEventRef(` ${stream.toUpperCase()}/12 `)).toEqual({ stream, version: 12 });
  });

  it.each([['', stream, `${stream} / `, `${stream} / -1`, `${stream} / 1.5`, `x${stream} / 1`, '../seals / 1']].flat())(
    'is none: %j',
    (text) => expect(parseEventRef(text)).toBeUndefined(),
  );
});
