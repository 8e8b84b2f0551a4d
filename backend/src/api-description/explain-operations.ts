import type { OpenAPIObject } from '@nestjs/swagger';
import operations from './operations.json' with { type: 'json' };
import { commonCodes, refusalTables } from './refusal-tables.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type CodesByStatus = Readonly<Record<string, readonly string[]>>;

interface Explanation {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly refusals?: readonly string[];
}

export const explanations: Readonly<Record<string, Explanation>> = operations;

/** Adds the description of one route, and all codes that it may be refused with. */
export function explainOperation(key: string, operation: Operation): void {
  const { refusals = [], id: operationId, ...words }: Partial<Explanation> = explanations[key] ?? {};
  Object.assign(operation, { ...words, ...(operationId && { operationId }) });
  operation.security ??= []; // an explicit empty list means that no token is needed
  const own = refusals.flatMap((name) => Object.values(refusalTables[name] ?? {}));
  const common = commonTo(key, operation);
  const statuses = new Set([...Object.keys(common), ...own.map(({ status }) => String(status))]);
  for (const status of statuses) {
    const more = own.filter((refusal) => String(refusal.status) === status).map(({ code }) => code);
    const codes = common[status] ?? [];
    operation.responses[status] ??=
      more.length === 0 ? { $ref: `#/components/responses/${nameOf(status)}` } : problemOf(status, [...codes, ...more]);
  }
}

function commonTo(key: string, { parameters = [], security }: Operation): CodesByStatus {
  const isIn = (place: string) => parameters.some((it) => 'in' in it && it.in === place);
  return {
    ...commonCodes.any,
    ...((security?.length ?? 0) > 0 && commonCodes.signedIn),
    ...(isIn('path') && commonCodes.named),
    ...(!key.startsWith('GET ') && commonCodes.filledIn), // unexpected bodies are refused too
    ...(isIn('header') && commonCodes.changing),
  };
}

const MEANINGS: Readonly<Record<string, readonly [name: string, description: string]>> = {
  400: ['Unreadable', 'The request cannot be read.'],
  401: ['NotSignedIn', 'Nobody is signed in, or what was sent to sign in is wrong.'],
  403: ['NotAllowed', 'The caller may not do this.'],
  404: ['NotFound', 'There is no such thing, or not for the caller.'],
  409: ['Conflict', 'It does not fit the state that things are in.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['UnknownForm', 'The body is in a form that is not read.'],
  422: ['WrongFields', 'A field is wrong; `errors` says which.'],
  429: ['TooMany', 'Too many requests; `Retry-After` says when to come back.'],
  500: ['Fault', 'A fault of the server.'],
  503: ['NotNow', 'Not just now; try again in a moment.'],
  default: ['NotServed', 'Something stands in the way before the route; `code` says what.'],
};

const nameOf = (status: string): string => MEANINGS[status]?.[0] ?? status;

export const commonResponses = Object.fromEntries(
  Object.entries(Object.assign({}, ...Object.values(commonCodes)) as CodesByStatus).map(([status, codes]) => [
    nameOf(status),
    problemOf(status, codes),
  ]),
);

function problemOf(status: string, codes: readonly string[]) {
  const code = { type: 'string' as const, enum: [...new Set(codes)].sort() };
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object' as const, properties: { code } }],
  };
  return { description: MEANINGS[status]?.[1] ?? '', content: { 'application/problem+json': { schema } } };
}
