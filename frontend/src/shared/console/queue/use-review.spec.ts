/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  approve,
  broken,
  clearDesk,
  emptyInput,
  fetch,
  keys,
  noAnswer,
  opened,
  queue,
  reject,
  selected,
  send,
  server,
} from '../../../../test/desk';
import { pass, start } from '../../../../test/time';
import { Problem } from '../../api/problem';
import { currentToast } from '../../ui/toast-store';
import type { Decision } from './queue';

const late = new Problem(409, 'APPRAISAL_ALREADY_DECIDED', 'Error updating status', 'Bola approved it.');
const erased = new Problem(409, 'MEMBER_ERASED', 'Error performing action', 'This data of the member was erased.');

beforeEach(clearDesk);

describe('a decision on one row', () => {
  it('carries what was entered, says what was done, and turns to the next row', async () => {
    const desk = await opened('a');
    act(() => desk.review().change({ points: 12, comment: 'Well done' }));
    desk.ask(approve);
    await pass(100);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([{ id: 'a' }, { ...emptyInput, points: 12, comment: 'Well done' }]);
    expect(currentToast()).toMatchObject({ code: 'APPRAISAL_APPROVED', values: { id: 'a', points: 12 } });
    expect(desk.current()).toBe('b');
    expect(desk.review().input.points).toBe(0);
  });

  it('takes the row away at once, without waiting for an answer, and turns to the next', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    expect([desk.rows(), desk.current(), currentToast()]).toEqual([['b', 'c'], 'b', undefined]);
    await desk.becomes('abc');
    expect(desk.rows()).toEqual(['b', 'c']);
    await pass(200);
    expect(desk.rows()).toEqual(['b', 'c']);
  });

  it('shows a row that comes back later, as what was decided on it was taken back', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    await pass(500);
    await desk.becomes('bc');
    await desk.becomes('abc');
    expect(desk.rows()).toEqual(['a', 'b', 'c']);
  });

  it('leaves the row in a list that keeps what is decided, as it will be', async () => {
    const done: Decision<{ id: string; done?: true }> = {
      ...approve,
      isOffered: (row) => !row.done,
      becomes: (row) => ({ ...row, done: true }),
    };
    const desk = await opened('a', { ...queue, decisions: [done] });
    desk.ask(done);
    expect(desk.review().rows).toEqual([{ id: 'a', done: true }, { id: 'b' }, { id: 'c' }]);
    expect(desk.current()).toBe('a');
  });

  it('asks for the list and for the counts of the sidebar again, done or refused', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    await pass(500);
    expect([fetch.mock.calls.length, desk.asked('waiting-requests')]).toEqual([2, 2]);
    server.answers = [broken];
    desk.ask(approve);
    await pass(1_000); // the interval after the first
    expect([fetch.mock.calls.length, desk.asked('waiting-requests')]).toEqual([3, 3]);
  });

  it('goes out once, and beside those on other rows', async () => {
    const desk = await opened('a');
    const again = desk.review();
    desk.ask(approve);
    start(() => again.ask(approve, { id: 'a' }));
    desk.ask(approve);
    expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b']);
    await pass(200);
    expect([desk.rows(), desk.current()]).toEqual([['c'], 'c']);
  });
});

describe('a decision that fails', () => {
  it('comes too late: the toast says who was first, and the row is gone', async () => {
    server.answers = [late];
    const desk = await opened('a');
    desk.ask(approve);
    await pass(200);
    expect(currentToast()).toMatchObject({
      code: 'ALREADY_DECIDED',
      problem: { detail: 'Creator a: Bola approved it.' },
    });
    expect(desk.rows()).toEqual(['b', 'c']);
    expect(desk.current()).toBe('b');
  });

  it('comes too late for a row that went while words were written for it: they stay to be copied', async () => {
    server.answers = [late];
    const desk = await opened('a');
    desk.ask(reject);
    await desk.becomes('bc');
    start(() => desk.review().answer({ ...emptyInput, reason: 'Too short' }));
    await pass(200);
    expect([desk.review().gone, desk.review().inputOf('a').reason]).toEqual([{ id: 'a' }, 'Too short']);
    act(() => desk.review().cursor.move(1));
    expect(desk.review().inputOf('a').reason).toBe('');
  });

  it('says why no one can decide it any more, where that was no decision', async () => {
    server.answers = [erased];
    const desk = await opened('a');
    desk.ask(approve);
    await pass(200);
    expect(currentToast()).toMatchObject({
      code: 'STATUS_NOT_UPDATED',
      problem: { detail: `Creator a: ${erased.detail}` },
    });
    expect(desk.rows()).toEqual(['b', 'c']);
  });

  it('is refused otherwise: the row is back, with what was entered', async () => {
    server.answers = [broken];
    const desk = await opened('a');
    act(() => desk.review().change({ points: 7 }));
    desk.ask(approve);
    await pass(200);
    expect(currentToast()).toMatchObject({
      code: 'STATUS_NOT_UPDATED',
      problem: { detail: expect.stringContaining('Creator a: ') },
    });
    expect([desk.rows(), desk.current()]).toEqual([['a', 'b', 'c'], 'a']);
    expect(desk.review().input.points).toBe(7);
  });

  it('is refused once something was begun on the next row: that one stays open', async () => {
    server.answers = [broken];
    const desk = await opened('a');
    desk.ask(approve);
    act(() => desk.review().digit(4));
    await pass(200);
    expect([desk.rows(), desk.current(), desk.review().input.points]).toEqual([['a', 'b', 'c'], 'b', 4]);
  });

  it.each([
    [2, 'APPRAISAL_APPROVED'],
    [3, 'NETWORK_ERROR'],
  ])('gets no answer %d times: it is sent up to three times under one key, then %s', async (lost, code) => {
    server.answers = Array.from({ length: lost }, () => noAnswer);
    const desk = await opened('a');
    desk.ask(approve);
    await pass(400);
    expect(send).toHaveBeenCalledTimes(3);
    expect(new Set(keys()).size).toBe(1);
    expect(currentToast()?.code).toBe(code);
  });
});

describe('a decision that asks first', () => {
  it('is sent with the answer, on the row that was asked about', async () => {
    const desk = await opened('b');
    desk.ask(reject);
    expect(desk.review().request?.question.title).toBe('Reject b?');
    expect(send).not.toHaveBeenCalled();
    act(() => desk.review().cursor.move(1));
    start(() => desk.review().answer({ ...emptyInput, reason: 'Too short' }));
    await pass(100);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([{ id: 'b' }, { ...emptyInput, reason: 'Too short' }]);
    expect(desk.current()).toBe('c');
  });

  it('is sent while another decision is under way', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    desk.ask(reject);
    const words = { ...emptyInput, reason: 'Too short' };
    start(() => desk.review().answer(words));
    expect(desk.review().request).toBeUndefined();
    expect(send.mock.calls[1]?.slice(0, 2)).toEqual([{ id: 'b' }, words]);
    await pass(100);
  });

  it('is refused: what was written stays for the next try', async () => {
    server.answers = [broken];
    const desk = await opened('b');
    desk.ask(reject);
    const words = { ...emptyInput, reason: 'Too short', staffNote: 'Again' };
    start(() => desk.review().answer(words));
    await pass(100);
    desk.ask(reject);
    expect(desk.review().request?.input).toEqual(words);
  });

  it('is not sent without an answer', async () => {
    const desk = await opened('b');
    desk.ask(reject);
    act(() => desk.review().dismiss(emptyInput));
    await pass(100);
    expect([desk.review().request, send.mock.calls.length]).toEqual([undefined, 0]);
  });

  it('is closed too soon: what was written stays on that row, and on no other', async () => {
    const desk = await opened('b');
    const words = { ...emptyInput, reason: 'Too short', staffNote: 'Again' };
    desk.ask(reject);
    act(() => desk.review().dismiss(words));
    desk.ask(reject);
    expect(desk.review().request?.input).toEqual(words);
    act(() => desk.review().dismiss(words));
    act(() => desk.review().cursor.move(1));
    desk.ask(reject);
    expect(desk.review().request?.input).toEqual(emptyInput);
  });

  it('gives no reason for the comment on an approval, and no comment for a reason', async () => {
    const desk = await opened('b');
    act(() => desk.review().change({ points: 3, comment: 'Well done' }));
    desk.ask(reject);
    expect(desk.review().request?.input.reason).toBe('');
    act(() => desk.review().dismiss({ ...emptyInput, reason: 'Too short' }));
    desk.ask(approve);
    await pass(100);
    expect(send.mock.calls[0]?.[1]).toMatchObject({ points: 3, comment: 'Well done' });
  });
});

describe('many decisions at once', () => {
  it('are asked about once, with a warning that 0 points are worth nothing', async () => {
    const desk = await selected('ac');
    start(() => desk.review().askAll(approve));
    expect(desk.review().request?.question).toMatchObject({
      title: 'Approve 2 at once?',
      text: expect.stringContaining('At 0 points'),
    });
    act(() => desk.review().selection.setPoints(5));
    start(() => desk.review().askAll(approve));
    expect(desk.review().request?.question.text).not.toContain('At 0 points');
  });

  it('are sent one after the other, under keys of their own, and each has its result', async () => {
    server.answers = [late, noAnswer, noAnswer, noAnswer];
    const desk = await selected('abc');
    start(() => desk.review().askAll(reject));
    expect(desk.review().request?.question.reason).toBe('Reason');
    start(() => desk.review().answer({ ...emptyInput, reason: 'Too short' }));
    await pass(100);
    expect(desk.review().bulk.run?.results).toHaveLength(1);
    await pass(400);
    expect(desk.review().bulk.run).toMatchObject({
      count: 3,
      results: [
        { name: 'Creator a', outcome: 'not done', why: 'Bola approved it.' },
        { name: 'Creator b', outcome: 'unknown', why: expect.stringContaining('was not decided') },
        { name: 'Creator c', outcome: 'done' },
      ],
    });
    expect(new Set(keys()).size).toBe(3);
    expect([desk.rows(), desk.review().selection.rows]).toEqual([['b'], []]);
  });

  it('are asked about again with the reason written for them, where the page went meanwhile', async () => {
    const desk = await selected('abc');
    const words = { ...emptyInput, reason: 'Too short' };
    start(() => desk.review().askAll(reject));
    act(() => desk.review().write(words));
    desk.leave();
    const back = await selected('ab');
    start(() => back.review().askAll(approve));
    expect(back.review().request?.input.reason).toBe('');
    start(() => back.review().askAll(reject));
    expect(back.review().request?.input.reason).toBe('Too short');
    start(() => back.review().answer(words));
    await pass(400);
    expect(localStorage).toHaveLength(0);
  });

  it('leave out a row that a colleague took away meanwhile', async () => {
    const desk = await selected('ac');
    await desk.becomes('bc');
    expect(desk.review().selection.rows).toEqual([{ id: 'c' }]);
  });
});
