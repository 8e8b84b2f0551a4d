import { type SyntheticEvent, useRef, useState } from 'react';
import { asProblem, type Problem } from '../../api/problem';
import { dismissToast } from '../toast-store';
import { useSingleFlight } from '../use-single-flight';
import { useFocusOnWrong } from './use-focus-on-wrong';
import { useTypedEarly } from './use-typed-early';

type Errors<T> = Partial<Record<keyof T & string, string>>;

export interface FormOptions<T> {
  values: T;
  setValues: (values: T) => void;
  /** The errors of the values; the form is sent only if there are none. */
  check: (values: T) => Errors<T>;
  onInvalid?: (fields: (keyof T & string)[]) => void;
  send: (values: T) => Promise<unknown>;
  onRefused?: (thrown: unknown) => void;
  /** The errors to show for a refusal that names no field. */
  errorsOn?: (problem: Problem) => Errors<T>;
}

interface Wrong<T> {
  errors: Errors<T>;
  of?: T;
  isRefused?: boolean;
}

/** A form that keeps its values on failure, marks invalid fields and focuses the first of them. */
export function useForm<T extends object>({
  values,
  setValues,
  check,
  onInvalid,
  send,
  onRefused,
  errorsOn,
}: FormOptions<T>) {
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, of, isRefused }, setWrong] = useState<Wrong<T>>({ errors: {} });
  const [failure, setFailure] = useState<Problem>();
  useTypedEarly(form, values, setValues);

  useFocusOnWrong(form, errors);

  const { run, isPending } = useSingleFlight(async () => {
    dismissToast();
    setFailure(undefined);
    const wrong = check(values);
    setWrong({ errors: wrong, of: values });
    const fields = Object.keys(wrong) as (keyof T & string)[];
    if (fields.length > 0) return onInvalid?.(fields);
    try {
      await send(values);
    } catch (thrown) {
      const problem = asProblem(thrown);
      const refused = { ...errorsOf<T>(problem), ...errorsOn?.(problem) };
      setWrong({ errors: refused, of: values, isRefused: true });
      const isToldElsewhere = Object.keys(refused).length > 0 || (onRefused && !problem.isTransient);
      if (!isToldElsewhere) setFailure(problem);
      onRefused?.(thrown);
    }
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    return run();
  };

  const wrongNow: Errors<T> = of ? check(values) : {}; // one field may be wrong because of another
  const errorOf = (name: keyof T & string) => wrongNow[name] ?? (isRefused ? errors[name] : undefined);
  const bind = <K extends keyof T & string>(name: K) => ({
    name,
    value: values[name],
    error: of?.[name] === values[name] ? errorOf(name) : undefined, // the error belongs to the value that was sent
    onChange: (value: T[K]) => setValues({ ...values, [name]: value }),
  });

  return { form, bind, submit, sending: { pending: isPending, failure } };
}

function errorsOf<T>({ errors }: Problem): Errors<T> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message])) as Errors<T>;
}
