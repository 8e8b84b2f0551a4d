/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { approve, clearDesk, opened } from '../../../../test/desk';
import { pass } from '../../../../test/time';

beforeEach(clearDesk);

describe('a list that changes under a press', () => {
  it('keeps the row and its panel where they are until the release', async () => {
    const desk = await opened('b');
    fireEvent.pointerDown(document.body);
    await desk.becomes('ac');
    expect([desk.rows(), desk.current()]).toEqual([['a', 'b', 'c'], 'b']);
    fireEvent.pointerUp(document.body);
    await pass();
    expect([desk.rows(), desk.current()]).toEqual([['a', 'c'], undefined]);
  });

  it('stays as it is where a decision is answered meanwhile', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    fireEvent.pointerDown(document.body);
    await pass(200);
    expect([desk.rows(), desk.current()]).toEqual([['b', 'c'], 'b']);
    fireEvent.pointerUp(document.body);
    await pass();
    expect([desk.rows(), desk.current()]).toEqual([['b', 'c'], 'b']);
  });
});
