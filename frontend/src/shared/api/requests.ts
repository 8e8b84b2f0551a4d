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

/** The idempotency key of a command, with the batch id if the command is one of many decisions. */
export type CommandKey = string | { key: string; batch: string };

interface SendOptions<M extends Method> {
  method?: M;
  /** An answer that takes longer counts as lost, so that the command can be retried. */
  timeoutMs?: number;
  /** Lets the browser finish the request even if the page is closed. */
  keepalive?: boolean;
  /** Replaces the fetch that sends the session's token. */
  fetch?: (request: globalThis.Request) => Promise<Response>;
}

/** Makes a function that sends a command: fields named in the path go into the path, the others into the body. */
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
