import createClient from 'openapi-fetch';
import { learnServerTime } from '../server-clock';
import { refreshSession } from '../session/refresh-session';
import { isExpired } from '../session/refresh-timing';
import { currentSession, setSession, suspendedBy } from '../session/session';
import { asProblem, type Problem, problemOf } from './problem';
import type { paths } from './schema.gen';
import { READ_TIMEOUT_MS, withTimeout } from './with-timeout';

export const api = createClient<paths>({ baseUrl: origin(), fetch: fetchInTime });

/** For requests that open a session: they must not carry the token of the account signed in until then. */
export const withoutSession = { fetch: (request: Request) => fetch(request) };

export interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The body of an answer. Throws a Problem if the server refuses or does not answer. */
export async function answer<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw asProblem(thrown);
  });
  if (response.ok) return data as Data;
  throw suspendWhenBanned(problemOf(response.status, error, response.headers.get('X-Request-Id') ?? undefined));
}

/** Applies a timeout to reads only. A command must not be given up; a stream may take its time once it began. */
async function fetchInTime(request: Request): Promise<Response> {
  if (request.method !== 'GET') return authorizedFetch(request);
  const read = (signal: AbortSignal) => {
    // A token refresh that comes first ignores the signal.
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    return Promise.race([authorizedFetch(new Request(request, { signal })).then(readToEnd), aborted]);
  };
  const controller = new AbortController();
  request.signal.addEventListener('abort', () => controller.abort(request.signal.reason));
  return withTimeout(READ_TIMEOUT_MS, read, controller);
}

/** Types that are read to their end before anything is shown, unlike a stream. */
const jsonType = /^application\/(problem\+)?json\b/;

/** Reads the whole body: on a broken connection the beginning may arrive and then nothing. */
async function readToEnd(answer: Response): Promise<Response> {
  if (!jsonType.test(answer.headers.get('Content-Type') ?? '')) return answer;
  return new Response(await answer.arrayBuffer(), answer);
}

async function authorizedFetch(request: Request): Promise<Response> {
  const again = request.clone();
  const first = await fetch(await withToken(request));
  learnServerTime(first);
  if (first.status !== 401 || currentSession().status !== 'signed-in') return first;
  const session = await refreshSession();
  return session.status === 'signed-in' ? fetch(await withToken(again)) : first;
}

async function withToken(request: Request): Promise<Request> {
  let session = currentSession();
  if (session.status === 'signed-in' && isExpired(session.expiresAt, Date.now())) session = await refreshSession();
  if (session.status === 'signed-in') request.headers.set('Authorization', `Bearer ${session.accessToken}`);
  return request;
}

function suspendWhenBanned(problem: Problem): Problem {
  if (problem.code === 'ACCOUNT_SUSPENDED' && currentSession().status === 'signed-in') {
    setSession(suspendedBy(problem.suspension));
  }
  return problem;
}

function origin(): string {
  return typeof window === 'undefined' ? '' : window.location.origin;
}
