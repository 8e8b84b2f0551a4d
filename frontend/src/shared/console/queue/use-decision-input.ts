import { useState } from 'react';
import type { DecisionInput, Queue } from './queue';

const DIGIT_TIMEOUT_MS = 1_000;

interface Typed {
  input: DecisionInput;
  rowId: string | undefined;
  digitAt: number;
}

export function useDecisionInput<Row extends object>({ points }: Queue<Row>, rowId: string | undefined) {
  const fresh: Typed = {
    input: { points: points?.default ?? 0, comment: '', reason: '', staffNote: '' },
    rowId,
    digitAt: 0,
  };
  const [typed, setTyped] = useState(fresh);
  const { input, digitAt } = typed.rowId === rowId ? typed : fresh;

  const change = (changes: Partial<DecisionInput>) => setTyped({ input: { ...input, ...changes }, rowId, digitAt: 0 });
  const digit = (pressed: number) => {
    if (!points || rowId === undefined) return;
    const together = Date.now() - digitAt < DIGIT_TIMEOUT_MS ? input.points * 10 + pressed : pressed;
    const value = together > points.max ? pressed : together;
    setTyped({ input: { ...input, points: Math.max(points.min, value) }, rowId, digitAt: Date.now() });
  };
  return { input, change, digit };
}
