interface Typed {
  readonly type: string;
}

type Handlers<T extends Typed, Rest extends readonly unknown[], Result> = {
  readonly [Type in T['type']]: (one: Extract<T, { type: Type }>, ...rest: Rest) => Result;
};

type Folders<State, T extends Typed> = {
  readonly [Type in T['type']]: (state: State, one: Extract<T, { type: Type }>) => State;
};

/** Makes a function that calls the handler of the command's or event's type. A missing handler does not compile. */
export const byType =
  <T extends Typed, Rest extends readonly unknown[], Result>(handlers: Handlers<T, Rest, Result>) =>
  (one: T, ...rest: Rest): Result =>
    (handlers[one.type as T['type']] as (one: T, ...rest: Rest) => Result)(one, ...rest);

export const foldByType =
  <State, T extends Typed>(folders: Folders<State, T>) =>
  (state: State, one: T): State =>
    (folders[one.type as T['type']] as (state: State, one: T) => State)(state, one);
