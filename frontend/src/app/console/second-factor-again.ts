import type { Middleware } from 'openapi-fetch';
import { asProblem, problemOf } from '../../shared/api/problem';

/** What asks for a recent second factor is sent again as it was, once `ask` says that a code was right. */
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
