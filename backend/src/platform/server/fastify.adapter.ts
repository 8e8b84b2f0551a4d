import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import cors, { type FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import helmet from '@fastify/helmet';
import { Logger } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Config } from '../config/config.js';
import { type Servers, serversOf } from '../database/servers.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem, problemOf } from '../http/problem.js';
import { startRequestTimeout } from '../http/request-timeout.js';
import { FORM_WITH_FILE, MAX_FORM_BYTES, readForm, takesFile, wrongContentType } from '../http/uploaded-file.js';
import { withLogContext } from '../logging/log-context.js';
import { HttpTimes } from '../metrics/http-times.js';
import { recordSpan, requestSpan, type SpanPlace } from '../tracing/spans.js';
import { AllowedMethods, pathOf } from './allowed-methods.js';
import { answerClientErrors } from './client-errors.js';
import { contentPolicy, PERMISSIONS_POLICY, REPORTS_PATH } from './content-policy.js';
import { closeConnectionWhileDraining, trackConnections } from './drain-connections.js';
import { trustOf } from './network-of-request.js';

const BODY_LIMIT = 64 * 1024;
const AUTH_BODY_LIMIT = 4 * 1024;
/** Deeper JSON only serves to exhaust a recursive reader. */
const MAX_JSON_DEPTH = 32;
const NUL = /%00/;
const CORS_TTL_SECONDS = 600;
const REQUEST_READ_TIMEOUT_MS = 60_000;

/** Only proxies named in the settings may tell the client's address. Anyone could forge it otherwise. */
export function fastifyAdapter(config: Pick<Config, 'trustedProxies'>): FastifyAdapter {
  const problem = problemOf({ refusal: httpRefusals.INVALID_QUERY });
  return new FastifyAdapter({
    frameworkErrors: (_error: Error, { id }: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ 'X-Request-Id': id, 'X-Content-Type-Options': 'nosniff' }); // no hook runs here
      void reply.status(problem.status).type('application/problem+json').send(problem);
    },
    requestTimeout: REQUEST_READ_TIMEOUT_MS,
    http: { shouldUpgradeCallback: isSocketRequest },
    clientErrorHandler: answerClientErrors,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true }, // addresses shortened by hand end in one
    forceCloseConnections: true, // connections are drained before
    trustProxy: trustOf(config),
    genReqId: () => uuidv7(), // never the caller's, as it becomes the correlation id of events
  });
}

export async function addHttpBasics(app: NestFastifyApplication, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(isHttps) },
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  if (config.corsOrigins.length > 0) await app.register(cors, () => shareWith(config.corsOrigins));
  const fastify = app.getHttpAdapter().getInstance();
  const methods = app.get(AllowedMethods);
  fastify.addHook('onRoute', (route) => {
    methods.register(route);
    if (route.url.startsWith('/api/auth/') || route.url === REPORTS_PATH) route.bodyLimit = AUTH_BODY_LIMIT;
    // Without a limit on the route, each parser's own limit would apply.
    else if (!takesFile(route.config)) route.bodyLimit = BODY_LIMIT;
  });
  addBodyParsers(app);
  const logger = new Logger('http');
  const times = app.get(HttpTimes);
  const within = ({ id: requestId }: FastifyRequest, _: FastifyReply, done: () => void): void => {
    withLogContext({ requestId }, done);
  };
  fastify.addHook('onRequest', within);
  fastify.addHook('preValidation', within); // again, as reading the body loses the async context
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ 'X-Request-Id': request.id, 'Permissions-Policy': PERMISSIONS_POLICY });
    if (pathOf(request.url).startsWith('/api/')) void reply.header('Cache-Control', 'no-store');
    // PostgreSQL refuses NUL, so no record has such a name.
    if (NUL.test(request.url)) done(new HttpProblem(httpRefusals.INVALID_QUERY));
    else done(isEncoded(request) ? new HttpProblem(httpRefusals.BODY_ENCODED) : undefined);
  });
  if (config.role === 'worker') fastify.addHook('onRequest', answerHealthAlone);
  fastify.addHook('preValidation', startRequestTimeout);
  trackConnections(app.getHttpServer());
  fastify.addHook('onSend', closeConnectionWhileDraining);
  const servers = serversOf(config.databaseUrl);
  if (servers) fastify.addHook('onSend', replicaMarker(servers));
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    times.record({ method, route, status, ms: elapsedTime });
    recordSpan(requestSpanOf(request, route, status), elapsedTime, status >= 500);
    const callerRequestId = callerRequestIdOf(request);
    logger.log({ message: 'request', method, route, status, ms: Math.round(elapsedTime), requestId, callerRequestId });
    done();
  });
}

/** Marks responses that come from a replica while there is no primary, as they may be old. */
const replicaMarker =
  (servers: Servers): onSendHookHandler =>
  (_request, reply, _payload, done) => {
    const age = servers.replicaAge;
    if (age !== undefined) void reply.header('X-Read-Model', `replica; age=${String(age)}`);
    done();
  };

function answerHealthAlone({ url }: FastifyRequest, _: FastifyReply, done: (error?: Error) => void): void {
  const isKnown = /^\/(health\/|metrics$|api\/version$)/.test(url);
  done(isKnown ? undefined : new HttpProblem(httpRefusals.ROUTE_NOT_FOUND));
}

/** Pages of these origins may call the API, without cookies and without the sign-in routes. */
function shareWith(origins: readonly string[]): FastifyCorsOptionsDelegateCallback {
  const shared = {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['X-Request-Id', 'X-Read-Model', 'Retry-After', 'ETag'],
    maxAge: CORS_TTL_SECONDS,
    strictPreflight: false,
  };
  return ({ url }, done) => {
    const path = pathOf(url);
    const isShared = path.startsWith('/api/') && !path.startsWith('/api/auth/');
    done(null, isShared ? shared : { origin: false });
  };
}

const isSocketRequest = ({ url }: IncomingMessage): boolean => url?.startsWith('/socket.io/') === true;

/** The id by which the caller or a proxy finds the request in its own log. */
function callerRequestIdOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isUuid(given) ? given.toLowerCase() : undefined;
}

/** Compressed bodies are refused, as they are not decompressed here. */
function isEncoded({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'] ?? '';
  return encoding !== '' && encoding.toLowerCase() !== 'identity';
}

function addBodyParsers(app: NestFastifyApplication): void {
  // `ignore` keeps fields such as __proto__ as plain fields, which are then refused as unknown.
  const parse = app.getHttpAdapter().getInstance().getDefaultJsonParser('ignore', 'ignore');
  app.useBodyParser('application/json', { bodyLimit: BODY_LIMIT }, (request, body, done) => {
    // Many clients send the content type with an empty body.
    if (body.length === 0) done(null, undefined);
    else if (!isUtf8(body)) done(new HttpProblem(httpRefusals.UNREADABLE));
    else
      void parse(request as FastifyRequest, body.toString(), (error, value) =>
        done(error ?? (value === null || isTooDeep(value) ? new HttpProblem(httpRefusals.UNREADABLE) : null), value),
      );
  });
  app.useBodyParser('application/csp-report', { bodyLimit: AUTH_BODY_LIMIT }, (request, body, done) => {
    const { url, routeOptions } = request as FastifyRequest;
    if (url === REPORTS_PATH && isUtf8(body)) void parse({} as FastifyRequest, body.toString(), done);
    else done(wrongContentType(routeOptions)); // no other route takes reports
  });
  app.useBodyParser(FORM_WITH_FILE, { bodyLimit: MAX_FORM_BYTES }, (request, body, done) => {
    readForm(request as FastifyRequest, body).then((form) => done(null, form), done);
  });
  // Any site's form may send these types without a preflight, and Nest and Fastify would parse them.
  for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
    app.useBodyParser(type, {}, (request, body, done) =>
      done(body.length > 0 ? wrongContentType((request as FastifyRequest).routeOptions) : null, undefined),
    );
}

function isTooDeep(value: unknown, left = MAX_JSON_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1));
}

function requestSpanOf(
  { id: correlationId, method, headers }: FastifyRequest,
  route: string,
  status: number,
): SpanPlace {
  const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
  const [name, id, callerTrace] = [`${method} ${route}`, requestSpan(correlationId), headers['traceparent']];
  return { name, kind: 'server', correlationId, id, attributes, callerTrace };
}
