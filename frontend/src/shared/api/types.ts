import type { paths } from './schema.gen';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Operation<P extends keyof paths, M extends keyof paths[P]> = paths[P][M];
type Ok<T> = T extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;

/** What a GET answers. */
export type Answer<P extends keyof paths> = Ok<Operation<P, 'get' & keyof paths[P]>>;

/** What a POST takes. */
export type Body<P extends keyof paths> =
  Operation<P, 'post' & keyof paths[P]> extends { requestBody: infer B } ? Json<B> : never;

/** What a GET may be asked with. */
export type Query<P extends keyof paths> =
  Operation<P, 'get' & keyof paths[P]> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;

/** What a PATCH takes. */
export type Patch<P extends keyof paths> =
  Operation<P, 'patch' & keyof paths[P]> extends { requestBody: infer B } ? Json<B> : never;
