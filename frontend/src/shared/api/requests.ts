import { answer, api, type Result } from './client';
import type { Answer, Input, Method, PathNames, PathWith, Query } from './types';
import { withTimeout } from './with-timeout';

type Request = (method: Method, path: string, init: object) => Promise<Result<unknown>>;
const request = api.request as unknown as Request;

export interface ReadParams<P extends PathWith<'get'>> {
  path?: PathNames<P>;
  query?: Query<P>;
}

export function readFrom<P extends PathWith<'get'>>(path: P, params: ReadParams<P> = {}) {
  return ({ signal }: { signal?: AbortSignal } = {}): Promise<Answer<P>> =>
    answer(request('get', path, { params, signal })) as Promise<Answer<P>>;
}

/** The idempotency key of a command; and the batch, where it is one of many decisions. */
export type CommandKey = string | { key: string; batch: string };

interface SendOptions<M extends Method> {
  method?: M;
  /** An answer that does not come in this time counts as lost, so that it can be asked for again. */
  timeoutMs?: number;
  /** Sent to its end also where the page is closed meanwhile. */
  keepalive?: boolean;
  /** In place of the one that sends the session along. */
  fetch?: (request: globalThis.Request) => Promise<Response>;
}

/** Sends a command to a path: of one object the names go into the address, the other fields into the body. */
export function sendTo<M extends Exclude<Method, 'get'> = 'post', P extends PathWith<M> = PathWith<M>>(
  path: P,
  { method = 'post' as M, timeoutMs, ...init }: SendOptions<M> = {},
) {
  return (input: Input<P, M>, key?: CommandKey): Promise<Answer<P, M>> => {
    const isInPath = ([name]: [string, unknown]) => path.includes(`{${name}}`);
    const fields = Object.entries(input ?? {});
    const body = fields.filter((field) => !isInPath(field));
    const send = (signal?: AbortSignal) =>
      request(method, path, {
        ...init,
        params: { path: Object.fromEntries(fields.filter(isInPath)), header: headersOf(key) },
        ...(body.length > 0 && { body: Object.fromEntries(body) }),
        signal,
      });
    return answer(timeoutMs ? withTimeout(timeoutMs, send) : send()) as Promise<Answer<P, M>>;
  };
}

const headersOf = (key: CommandKey | undefined) =>
  typeof key === 'object' ? { 'Idempotency-Key': key.key, Batch: key.batch } : { 'Idempotency-Key': key };
