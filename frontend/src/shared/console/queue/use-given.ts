import { useState } from 'react';
import type { Given, Queue } from './queue';

/** How soon a second digit still belongs to the first: 1 and 2 are 12. */
const ONE_NUMBER = 1_000;

interface Typed {
  given: Given;
  rowId: string | undefined;
  digitAt: number;
}

/** What has been entered for the current row; another row starts afresh. */
export function useGiven<Row extends object>({ points }: Queue<Row>, rowId: string | undefined) {
  const fresh: Typed = {
    given: { points: points?.default ?? 0, comment: '', reason: '', staffNote: '' },
    rowId,
    digitAt: 0,
  };
  const [typed, setTyped] = useState(fresh);
  const { given, digitAt } = typed.rowId === rowId ? typed : fresh;

  const change = (changes: Partial<Given>) => setTyped({ given: { ...given, ...changes }, rowId, digitAt: 0 });
  const digit = (pressed: number) => {
    if (!points || rowId === undefined) return;
    const together = Date.now() - digitAt < ONE_NUMBER ? given.points * 10 + pressed : pressed;
    const value = together > points.max ? pressed : together;
    setTyped({ given: { ...given, points: Math.max(points.min, value) }, rowId, digitAt: Date.now() });
  };
  return { given, change, digit };
}
