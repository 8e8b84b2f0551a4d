/** Named in the imperative. Brings time, ids and prices, so that deciding needs nothing else. */
export interface Command<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}
