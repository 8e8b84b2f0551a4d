/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { approve, broken, clearDesk, emptyInput, opened, reject, selected, server } from '../../../../test/desk';
import { pass, start } from '../../../../test/time';
import { Problem } from '../../api/problem';
import { currentToast } from '../../ui/toast-store';
import type { Decision } from './queue';

beforeEach(clearDesk);

describe('what was written for a decision', () => {
  it('is forgotten once its decision is made, and not before', async () => {
    const desk = await opened('a');
    act(() => desk.review().change({ comment: 'Well done' }));
    server.answers = [broken];
    desk.ask(approve);
    await pass(200);
    expect(desk.review().inputOf('a').comment).toBe('Well done');
    desk.ask(approve);
    await pass(200);
    expect(desk.review().inputOf('a').comment).toBe('');
  });

  it.each(['ab', 'a'])('is kept for another try on %s at once, and for no others', async (ids) => {
    server.answers = [broken];
    const desk = await selected(ids);
    act(() => desk.review().cursor.close());
    start(() => desk.review().askAll(reject, planned(desk.review().selection.rows)));
    start(() => desk.review().answer({ ...emptyInput, reason: 'Too short' }));
    await pass(400);
    expect(desk.rows()).toContain('a');
    const wordsFor = (ids: string, decision: Decision<{ id: string }>) => {
      act(() => desk.review().selection.choose(Array.from(ids, (id) => ({ id }))));
      start(() => desk.review().askAll(decision));
      return desk.review().request?.input.reason;
    };
    expect(wordsFor('a', reject)).toBe('Too short');
    expect([wordsFor('a', approve), wordsFor('c', reject), wordsFor('ac', reject)]).toEqual(['', '', '']);
  });

  const late = () => new Problem(409, 'APPRAISAL_ALREADY_DECIDED', 'Error updating status', 'Bola approved it.');
  const sentLate = async () => {
    server.answers = [late()];
    const desk = await opened('a');
    desk.ask(reject);
    start(() => desk.review().answer({ ...emptyInput, reason: 'Too short' }));
    return desk;
  };

  it('stays to be copied where the answer says that a colleague was faster, before the list does', async () => {
    const desk = await sentLate();
    await pass(200);
    expect(currentToast()?.code).toBe('ALREADY_DECIDED');
    expect([desk.review().gone, desk.review().inputOf('a').reason]).toEqual([{ id: 'a' }, 'Too short']);
    act(() => desk.review().cursor.move(1));
    expect([desk.current(), desk.review().inputOf('a').reason]).toEqual(['b', '']);
    expect(desk.review().alsoGone).toEqual([]);
  });

  it('stays beside what was begun meanwhile, until it is closed', async () => {
    const desk = await sentLate();
    act(() => desk.review().change({ comment: 'Well done' }));
    await pass(200);
    expect([desk.current(), desk.review().alsoGone]).toEqual(['b', [{ id: 'a' }]]);
    expect(desk.review().inputOf('a').reason).toBe('Too short');
    act(() => desk.review().drop({ id: 'a' }));
    expect([desk.review().alsoGone, desk.review().inputOf('a').reason]).toEqual([[], '']);
    expect(desk.review().input.comment).toBe('Well done');
  });

  it('is kept where the question is closed too soon', async () => {
    const desk = await selected('ac');
    act(() => desk.review().change({ points: 7, comment: 'Well done' }));
    start(() => desk.review().askAll(reject));
    act(() => desk.review().dismiss({ ...emptyInput, reason: 'Too short' }));
    start(() => desk.review().askAll(reject));
    expect(desk.review().request?.input.reason).toBe('Too short');
    expect(desk.review().input).toMatchObject({ points: 7, comment: 'Well done' });
  });
});

const planned = (rows: { id: string }[]) => ({ rows, leftOut: [], flags: new Map(), total: rows.length });
