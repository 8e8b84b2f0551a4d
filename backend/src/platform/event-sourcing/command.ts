/** A wish, in the imperative. Time, ids and prices come in with it, so that deciding needs nothing else. */
export interface Command<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}
