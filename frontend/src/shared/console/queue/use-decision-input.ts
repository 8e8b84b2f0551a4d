import { useMemo, useState } from 'react';
import type { DecisionInput, Queue } from './queue';

const DIGIT_TIMEOUT_MS = 1_000;

interface Typed {
  input: DecisionInput;
  digitAt: number;
}

/** What was entered for each row; it stays there until its decision is made. */
export function useDecisionInput<Row extends object>({ points }: Queue<Row>, rowId: string | undefined) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const fresh = useMemo<Typed>(
    () => ({ input: { points: points?.default ?? 0, comment: '', reason: '', staffNote: '' }, digitAt: 0 }),
    [points],
  );
  const { input, digitAt } = (rowId !== undefined && typed.get(rowId)) || fresh;
  const inputOf = (id: string) => (typed.get(id) ?? fresh).input;

  const changeOf = (id: string, changes: Partial<DecisionInput>, at = 0) =>
    setTyped((now) => new Map(now).set(id, { input: { ...(now.get(id) ?? fresh).input, ...changes }, digitAt: at }));
  const change = (changes: Partial<DecisionInput>) => {
    if (rowId !== undefined) changeOf(rowId, changes);
  };
  const digit = (pressed: number) => {
    if (!points || rowId === undefined) return;
    const together = Date.now() - digitAt < DIGIT_TIMEOUT_MS ? input.points * 10 + pressed : pressed;
    const value = together > points.max ? pressed : together;
    changeOf(rowId, { points: Math.max(points.min, value) }, Date.now());
  };
  return { input, inputOf, change, digit, changeOf };
}
