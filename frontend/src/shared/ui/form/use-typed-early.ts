import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../use-hydrated';

/** Takes over what the user typed, or the browser filled in, before the prerendered form was hydrated. */
export function useTypedEarly<T extends object>(
  form: RefObject<HTMLFormElement | null>,
  values: T,
  setValues: (values: T) => void,
) {
  const hydrated = useHydrated();
  const typed = useRef<Partial<T>>({});

  const takeOver = useEffectEvent(() => {
    if (!hydrated) typed.current = differences(form.current, values);
    else if (Object.keys(typed.current).length > 0) setValues({ ...values, ...typed.current });
  });
  useLayoutEffect(() => takeOver(), [hydrated]);
}

/** FormData leaves out boxes that are not ticked. */
function differences<T extends object>(form: HTMLFormElement | null, values: T): Partial<T> {
  const before = new Map<string, unknown>(Object.entries(values));
  const early = [...new FormData(form ?? undefined)].flatMap(([name, text]): [string, unknown][] => {
    if (before.get(name) === false) return [[name, true]];
    return before.get(name) === '' && text !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(early) as Partial<T>;
}
