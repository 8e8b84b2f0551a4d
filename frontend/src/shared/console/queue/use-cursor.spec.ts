/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type Cursor, useCursor } from './use-cursor';

describe('the keys J and K', () => {
  it.each([
    ['begin at the first row', 'j', 'a'],
    ['begin there backwards, too', 'k', 'a'],
    ['go down', 'jj', 'b'],
    ['go up again', 'jjjk', 'b'],
    ['stop at the end', 'jjjjj', 'd'],
    ['stop at the start', 'jkk', 'a'],
  ])('%s', (_, keys, current) => {
    expect(listOf('abcd').press(keys).current()).toBe(current);
  });

  it('go nowhere in an empty list', () => {
    expect(listOf('').press('jk').current()).toBeUndefined();
  });

  it('start from the row that was clicked', () => {
    expect(listOf('abcd').open('c').press('k').current()).toBe('b');
  });

  it('open again the row that was closed', () => {
    expect(listOf('abcd').press('jj').close().press('j').current()).toBe('b');
  });
});

describe('a row that a colleague takes away', () => {
  it('leaves its place empty, so that no decision falls on the row behind it', () => {
    expect(listOf('abcd').open('b').becomes('acd').current()).toBeUndefined();
  });

  it.each([
    ['j', 'c'],
    ['k', 'a'],
  ])('is left by %s for the row beside its place', (key, current) => {
    expect(listOf('abcd').open('b').becomes('acd').press(key).current()).toBe(current);
  });

  it('is left for the row behind it, also when others went before it', () => {
    const list = listOf('abcdef').open('c').becomes('bcdef');
    expect(list.current()).toBe('c');
    expect(list.becomes('bdef').press('j').current()).toBe('d');
  });

  it('comes back as the current one if nobody turned away', () => {
    expect(listOf('abcd').open('b').becomes('acd').becomes('abcd').current()).toBe('b');
  });
});

describe('a row that was decided', () => {
  it('gives way to the one behind it', () => {
    expect(listOf('abcd').open('b').decided('b', 'acd').current()).toBe('c');
  });

  it('gives way to the one before it at the end of the list', () => {
    expect(listOf('abcd').open('d').decided('d', 'abc').current()).toBe('c');
  });

  it('leaves nothing open when it was the last one', () => {
    expect(listOf('a').open('a').decided('a', '').current()).toBeUndefined();
  });

  it('takes nobody along who turned to another row meanwhile', () => {
    expect(listOf('abcd').open('b').press('j').decided('b', 'acd').current()).toBe('c');
    expect(listOf('abcd').open('b').close().decided('b', 'acd').current()).toBeUndefined();
  });

  it('gives way to the one behind it, also when others went before it meanwhile', () => {
    const list = listOf('abcdef').open('c');
    const answered = list.deciding('c');
    list.becomes('bcdef');
    expect(answered('bdef').current()).toBe('d');
  });

  it('gives way to the one behind it, also when the list knew before the answer came', () => {
    const list = listOf('abcd').open('b');
    const answered = list.deciding('b');
    list.becomes('acd');
    expect(answered('acd').current()).toBe('c');
  });

  it('gives way once it is gone, however long it stays in sight and whatever goes before it meanwhile', () => {
    expect(listOf('abcd').open('c').decided('c', 'abcd').becomes('bcd').becomes('bd').current()).toBe('d');
  });

  it('takes nobody along who turned the page meanwhile', () => {
    const list = listOf('abcd').open('b');
    const answered = list.deciding('b');
    list.becomes('efgh', 'page 2');
    expect(answered('efgh').current()).toBeUndefined();
    const decided = listOf('abcd').open('b').decided('b', 'abcd');
    expect(decided.becomes('efgh', 'page 2').current()).toBeUndefined();
  });

  it('gives way to one of the page before where it was the last one of its page', () => {
    expect(listOf('e').open('e').decided('e', '').becomes('abcd', 'page 1').current()).toBe('a');
  });

  it('follows no further: the next row that goes leaves its place empty', () => {
    expect(listOf('abcd').open('b').decided('b', 'acd').becomes('ad').current()).toBeUndefined();
  });
});

describe('what colleagues have', () => {
  it.each([
    ['is passed over', { open: 'c', next: 'd' }, 'e'],
    ['leaves the nearest one before it', { open: 'cde', next: '' }, 'a'],
    ['is opened where it is only the next one of theirs, and nothing else is left', { open: 'acd', next: 'e' }, 'e'],
    ['is not opened by itself', { open: 'acde', next: '' }, undefined],
  ])('%s', (_, held, current) => {
    expect(listOf('abcde', held).open('b').decided('b', 'acde').current()).toBe(current);
  });
});

describe('another page', () => {
  it('is begun at its top', () => {
    const list = listOf('abcd').open('c').becomes('efgh', 'page 2');
    expect(list.current()).toBeUndefined();
    expect(list.press('j').current()).toBe('e');
  });

  it('that is left again opens nothing by itself', () => {
    expect(listOf('abcd').open('c').becomes('efgh', 'page 2').becomes('abcd', 'page 1').current()).toBeUndefined();
  });
});

/** A list whose rows are letters. Colleagues have the rows in `open` open, and go to those in `next` next. */
function listOf(letters: string, { open, next } = { open: '', next: '' }) {
  const holds = {
    isFree: (row: string) => !`${open}${next}`.includes(row),
    isPromised: (row: string) => next.includes(row),
  };
  const { result, rerender } = renderHook(({ rows, page }) => useCursor(rows, (row) => row, page, holds), {
    initialProps: { rows: Array.from(letters), page: 'page 1' },
  });
  let shown = 'page 1';
  const show = (rows: string) => rerender({ rows: Array.from(rows), page: shown });
  const doing = (change: (cursor: Cursor<string>) => void) => {
    act(() => change(result.current));
    return list;
  };
  const list = {
    current: () => result.current.current,
    press: (keys: string) => {
      for (const key of keys) doing(({ move }) => move(key === 'j' ? 1 : -1));
      return list;
    },
    open: (row: string) => doing(({ open }) => open(row)),
    close: () => doing(({ close }) => close()),
    becomes: (letters: string, page = shown) => {
      shown = page;
      show(letters);
      return list;
    },
    decided: (row: string, left: string) => list.deciding(row)(left),
    /** Starts a decision on a row. The returned function answers it and leaves these rows. */
    deciding: (row: string) => {
      const { advance } = result.current;
      return (left: string) => {
        act(() => {
          advance(row);
          show(left);
        });
        return list;
      };
    },
  };
  return list;
}
