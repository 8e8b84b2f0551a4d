import type { paths } from './schema.gen';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Operation<P extends keyof paths, M extends Method> = paths[P][M & keyof paths[P]];
type JsonOfBody<O> = O extends { requestBody?: infer B } ? Json<NonNullable<B>> : never;
type InPath<O> = O extends { parameters: { path: infer P } } ? P : unknown;
type Fields<O> = [JsonOfBody<O>] extends [never] ? unknown : JsonOfBody<O>;
type VoidIfEmpty<T> = [keyof T] extends [never] ? void : T;

export type Answer<P extends keyof paths, M extends Method = 'get'> =
  Operation<P, M> extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;

export type Query<P extends keyof paths> =
  Operation<P, 'get'> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;

export type PathNames<P extends keyof paths> =
  Operation<P, 'get'> extends { parameters: { path: infer N } } ? N : never;

/** A command's input: the parameters of its path and the fields of its body, in one object. */
export type Input<P extends keyof paths, M extends Method = 'post'> = VoidIfEmpty<
  InPath<Operation<P, M>> & Fields<Operation<P, M>>
>;
