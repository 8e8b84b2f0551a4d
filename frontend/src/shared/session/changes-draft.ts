import { useMember } from './member';
import { useDraft } from './use-draft';

const untouched: object = {};

/** A draft over saved values. Only changed fields are stored; the others follow what another screen saves. */
export function useChangesDraft<T extends object>(name: string, before: T) {
  const draft = useDraft(useMember().id, name, untouched as Partial<T>);
  return {
    values: { ...before, ...draft.values },
    setValues: (next: T) => draft.setValues(pickChanges(next, before)),
    forget: () => draft.forgetSent(draft.values),
  };
}

export const pickChanges = <T extends object>(values: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T])),
  ) as Partial<T>;
