import type { Middleware } from 'openapi-fetch';
import { asProblem, problemOf } from '../../shared/api/problem';

/** Repeats a request that needs a recent second factor, once `ask` resolves to true. */
export function repeatWithSecondFactor(ask: () => Promise<boolean>): Middleware {
  const copies = new Map<string, Request>();
  return {
    onRequest: ({ id, request }) => void copies.set(id, request.clone()),
    onError: ({ id }) => void copies.delete(id),
    onResponse: async ({ id, response, options }) => {
      const copy = copies.get(id);
      copies.delete(id);
      if (!copy || response.status !== 403) return undefined;
      const body: unknown = await response.clone().json().catch(asProblem);
      if (problemOf(response.status, body).code !== 'SECOND_FACTOR_AGAIN') return undefined;
      return (await ask()) ? options.fetch(copy) : undefined;
    },
  };
}
