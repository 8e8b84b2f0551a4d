import { useMemo, useRef } from 'react';
import { useDraftOwner } from '../../session/member';
import { useDraft } from '../../session/use-draft';
import type { DecisionInput, Queue } from './queue';

const DIGIT_TIMEOUT_MS = 1_000;
const NONE: Readonly<Record<string, DecisionInput>> = {};

/** The input for each row. It stays until the decision is made, even if the session ends. */
export function useDecisionInput<Row extends object>({ key, points }: Queue<Row>, rowId: string | undefined) {
  const { values: typed, setValues: setTyped } = useDraft(useDraftOwner(), `decision-${key}`, NONE);
  const lastDigit = useRef({ of: rowId, at: 0 });
  const fresh = useMemo<DecisionInput>(
    () => ({ points: points?.default ?? 0, comment: '', reason: '', staffNote: '' }),
    [points],
  );
  const inputOf = (id: string | undefined) => (id !== undefined && typed[id]) || fresh;
  const input = inputOf(rowId);

  const changeOf = (id: string, changes: Partial<DecisionInput>) => {
    lastDigit.current = { of: id, at: 0 };
    setTyped((now) => {
      const changed = { ...(now[id] ?? fresh), ...changes };
      return isAlike(changed, fresh) ? without(now, id) : { ...now, [id]: changed };
    });
  };
  const change = (changes: Partial<DecisionInput>) => {
    if (rowId !== undefined) changeOf(rowId, changes);
  };
  const digit = (pressed: number) => {
    if (!points || rowId === undefined) return;
    const { of, at } = lastDigit.current;
    const together = of === rowId && Date.now() - at < DIGIT_TIMEOUT_MS ? input.points * 10 + pressed : pressed;
    const value = together > points.max ? pressed : together;
    changeOf(rowId, { points: Math.max(points.min, value) });
    lastDigit.current = { of: rowId, at: Date.now() };
  };
  const forget = (id: string) => setTyped((now) => (now[id] ? without(now, id) : now));
  return { input, inputOf, change, digit, changeOf, forget };
}

const isAlike = (one: DecisionInput, other: DecisionInput): boolean => JSON.stringify(one) === JSON.stringify(other);

function without(all: Readonly<Record<string, DecisionInput>>, id: string): Readonly<Record<string, DecisionInput>> {
  const { [id]: _, ...others } = all;
  return others;
}
