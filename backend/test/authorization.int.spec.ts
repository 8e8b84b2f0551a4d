import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import jwt from 'jsonwebtoken';
import { v7 as uuidv7 } from 'uuid';
import { accessRefusals } from '../src/access/access.refusals.js';
import { Pool } from '../src/platform/database/pool.js';
import type { Problem } from '../src/platform/http/problem.js';
import { authorizationTable, type Caller, callers } from './support/authorization-table.js';
import { idOf, kycForm, newBusiness, proBusiness } from './support/businesses.js';
import { newCreator, proCreator, submitDay } from './support/creators.js';
import { testApp } from './support/fixtures.js';
import { csvOf, importStatement, statementForm } from './support/statements.js';
import { settings } from './support/test-app.js';
import { PASSWORD, type TestClient } from './support/test-client.js';
import { grantRoles, newStaff, newWalletMember } from './support/unregistrable.js';
import { validBody } from './support/valid-bodies.js';

interface Heard {
  readonly status: number;
  readonly problem: Problem | undefined;
}

interface Operation {
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: () => unknown;
}

/** Routes that need a secret from a mail, phone, password or browser. A generated body is refused after the policy. */
const needsSecret =
  /csp-reports|auth\/(suspended|staff-invitation)|second-factor|password\/(reset|change)|email\/verify|me\/email$|auth\/login/;
/** Routes whose record does not exist in this test, so that they answer 404 for everybody. */
const hasNoRecord =
  /admin\/webhooks\/\{|me\/api-tokens\/\{|me\/journey|me\/portfolio|program-fees\/\{id|me\/receipts\/\{|me\/orders\/\{|parked\/replay|parked\/\{|jobs\/\{|effects\/\{|card-payments\/\{|saved-views\/\{|invitations\/\{|privacy-requests\/\{|certificates\/\{|me\/invitations\/\{|me\/work\/\{|\/settlement|me\/hire-requests\/\{|bulk-decisions/;
const doorCodes = new Set<string>(Object.keys(accessRefusals));

const product = testApp();
let document: OpenAPIObject;
let tokens: Record<Caller, string | undefined>;
let ids: Record<string, () => string | Promise<string>>;
/** A second session of each caller, to be signed out. */
const devices = new Map<Caller, string>();

beforeAll(async () => {
  document = (await product.visitor().get<OpenAPIObject>('/api/openapi.json')).body;
  const admin = await product.admin();
  await admin.post('/api/admin/features/matching', { on: true });
  const [creator, business] = [await newCreator(product), await proBusiness(product, admin)];
  const people: Partial<Record<Caller, TestClient>> = {
    banned: await newCreator(product),
    erased: await newCreator(product),
    suspended: await newCreator(product),
    'basic creator': creator,
    'Pro creator': await proCreator(product, admin),
    'basic business': await newBusiness(product),
    'verified Pro business': business,
    'wallet member': await newWalletMember(product),
    admin,
    reviewer: await newStaff(product, admin, 'reviewer'),
    auditor: await newStaff(product, admin, 'auditor'),
    operator: await newStaff(product, admin, 'operator'),
    finance: await newStaff(product, admin, 'finance'),
    'creator and operator': await grantRoles(admin, await newCreator(product), 'operator'),
  };
  ids = await recordsOf(admin);
  for (const [caller, client] of Object.entries(people)) devices.set(caller as Caller, await secondDeviceOf(client));
  await blockCallers(admin, people);
  tokens = Object.fromEntries(callers.map((caller) => [caller, people[caller]?.accessToken])) as Record<
    Caller,
    string | undefined
  >;
  const { sub, sid } = jwt.decode(creator.accessToken ?? '') as jwt.JwtPayload;
  tokens.expired = jwt.sign({ sub, sid: sid as string, exp: 1_000_000_000 }, settings.JWT_SECRET);
});

async function secondDeviceOf(client: TestClient): Promise<string> {
  const { email = '' } = client.user ?? {};
  const password = email === settings.ADMIN_EMAIL ? settings.ADMIN_PASSWORD : PASSWORD;
  const device = product.visitor();
  await device.signIn(email, password);
  const { sid } = jwt.decode(device.accessToken ?? '') as jwt.JwtPayload;
  return sid as string;
}

/** Suspension ends all sessions, so the last one is reopened to see that it is refused. */
async function blockCallers(admin: TestClient, { banned, erased, suspended }: Partial<Record<Caller, TestClient>>) {
  for (const someone of [banned, suspended])
    expect((await admin.post(`/api/admin/members/${idOf(someone!)}/ban`, {})).status).toBe(200);
  expect((await admin.post(`/api/audit/members/${idOf(erased!)}/erase`, {})).status).toBe(200);
  await product.app
    .get(Pool)
    .query('update identity.sessions set ended_at = null, end_reason = null where member_id = $1', [idOf(suspended!)]);
}

/** One record of each kind that staff decide about, by the name of its id in paths. */
async function recordsOf(admin: TestClient): Promise<typeof ids> {
  const business = await proBusiness(product, admin);
  const waiting = await newBusiness(product);
  expect((await waiting.post('/api/me/kyc', kycForm())).status).toBe(201);
  const asked = async (what: string) => {
    const schema = document.paths[`/api/me/${what}`]?.post?.requestBody as {
      content: Record<string, { schema: object }>;
    };
    const body = validBody(document, schema.content['application/json']!.schema);
    const answer = await business.post<{ id: string }>(`/api/me/${what}`, body);
    expect([what, answer.status]).toEqual([what, 201]);
    return answer.body.id;
  };
  const appraisal = await submitDay(await proCreator(product, admin));
  const [order, tool, loan, hire] = [
    await asked('orders'),
    await asked('tool-requests'),
    await asked('loans'),
    await asked('hire-requests'),
  ];
  const fee = await asked('program-fees');
  const statement = (await importStatement(admin, csvOf([{ ...RENT, narration: 'RATES' }]))).body.id;
  const victim = await newCreator(product);
  return {
    'members/{id}': () => idOf(victim),
    'appraisals/{appraisalId}': () => appraisal,
    'kyc/{userId}': () => idOf(waiting),
    'orders/{orderId}': () => order,
    'tool-requests/{applicationId}': () => tool,
    'loans/{loanId}': () => loan,
    'hire-requests/{requestId}': () => hire,
    'program-fees/{applicationId}': () => fee,
    'statements/{id}': () => statement,
    'events/{stream}': () => idOf(waiting),
    'consumers/{name}': () => 'open-internship-application-when-creator-registered',
    'projections/{name}': () => 'loans',
    'queues/{name}': () => 'membership-reviews',
    'reason-templates/{queue}': () => 'kyc',
    'features/{name}': () => 'matching',
    'targets/{queue}': () => 'orders',
    'holds/{queue}': () => 'orders',
    'bulk-decisions/{queue}': () => 'appraisals',
    'decisions/{queue}': () => 'orders',
    'queue-exports/{queue}': () => 'orders',
    'figure-exports/{table}': () => 'revenue',
  };
}

const RENT = { paidOn: '2026-11-21', reference: '', narration: 'RENT', amount: 100 };

function operations(): Operation[] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { parameters?: object[]; requestBody?: { content: object } }>).map(
      ([name, { parameters = [], requestBody }]) => {
        const method = name.toUpperCase();
        const required = (parameters as { in: string; name: string; required: boolean; schema: object }[]).filter(
          (parameter) => parameter.in === 'query' && parameter.required,
        );
        const query = required.map(
          ({ name: field, schema }) => [field, String(validBody(document, schema))] as [string, string],
        );
        const content = requestBody?.content as Record<string, { schema: object } | undefined> | undefined;
        const schema = content?.['application/json'];
        const form = () => (content?.['multipart/form-data'] ? statementForm(csvOf([RENT])) : undefined);
        const body = () => (schema ? validBody(document, schema.schema) : form());
        return { route: `${method} ${path}`, method, path, query: new URLSearchParams(query).toString(), body };
      },
    ),
  );
  return all.toSorted((a, b) => lateness(a) - lateness(b)); // routes that end the caller's own session come last
}
const lateness = ({ route }: Operation) =>
  ['POST /api/audit/members/{id}/erase', 'DELETE /api/auth/sessions', 'POST /api/auth/logout'].indexOf(route);

async function call(caller: Caller, { method, path, query, body }: Operation, name = path): Promise<Heard> {
  const address = query ? `${name}?${query}` : name;
  const sent = body();
  // Streamed responses are read to their end as text.
  const response = await fetch(product.url + address, {
    method,
    headers: {
      ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(tokens[caller] && { authorization: `Bearer ${tokens[caller]}` }),
    },
    body: sent === undefined || sent instanceof FormData ? sent : JSON.stringify(sent),
  });
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.includes('problem+json');
  return { status: response.status, problem: isProblem ? (JSON.parse(text) as Problem) : undefined };
}

const outcomeOf = ({ problem }: Heard): string => (problem && doorCodes.has(problem.code) ? problem.code : 'in');

/** The path with the caller's own record, or one that the caller may decide about. */
async function ownAddress(caller: Caller, path: string): Promise<string> {
  if (path.includes('sessions/{id}')) return path.replace('{id}', devices.get(caller) ?? uuidv7());
  const kind = Object.keys(ids).find((known) => path.includes(known));
  const named = kind ? path.replace(kind, kind.replace(/\{.*\}/, await ids[kind]!())) : path;
  return named
    .replace('{version}', '1')
    .replace('{name}', 'none')
    .replaceAll(/\{\w+\}/g, uuidv7());
}

/** Paths with another member's record or one of another kind, and with a record that does not exist. */
async function strangeAddresses(path: string): Promise<[foreign: string, missing: string]> {
  const isNamed = /\{(name|queue)\}/.test(path);
  const foreign = path.includes('sessions/{id}')
    ? devices.get('erased')!
    : await ids[path.includes('{loanId}') ? 'orders/{orderId}' : 'loans/{loanId}']!();
  const withId = (id: string) => path.replace('{version}', '1').replaceAll(/\{\w+\}/g, id);
  return isNamed ? [withId('server'), withId('nothing')] : [withId(foreign), withId(uuidv7())];
}

describe('a record of somebody else, or of another kind', () => {
  it('is told from none by nobody', async () => {
    const differences: unknown[] = [];
    const hidesRecords = ({ path }: Operation) =>
      path.includes('{') && !/events\/\{|\{queue\}|\{table\}|card-payments/.test(path); // every stream may be read
    for (const operation of operations().filter(hidesRecords)) {
      for (const caller of callers.filter((each) => !['banned', 'erased', 'suspended', 'expired'].includes(each))) {
        if (authorizationTable[operation.route]?.[caller] !== 'in') continue;
        const [foreign, missing] = await strangeAddresses(operation.path);
        const answers = [await call(caller, operation, foreign), await call(caller, operation, missing)];
        const told = answers.map(({ status, problem }) => [status, problem?.code, problem?.title, problem?.detail]);
        const isHidden = told[0]?.[0] === 404 || hasNoRecord.test(operation.route);
        if (!isHidden || JSON.stringify(told[0]) !== JSON.stringify(told[1]))
          differences.push([operation.route, caller, ...told]);
      }
    }
    expect(differences).toEqual([]);
  });
});

describe('every route, called by everybody', () => {
  it('is in the table, and the table names no other', () => {
    expect(Object.keys(authorizationTable).toSorted()).toEqual(
      operations()
        .map(({ route }) => route)
        .toSorted(),
    );
  });

  it('lets in whom the table lets in, with a valid body, and refuses the others with its code', async () => {
    const differences: unknown[] = [];
    let cells = 0;
    for (const operation of operations()) {
      for (const [caller, answer] of await heardBy(operation)) {
        const [expected, outcome] = [authorizationTable[operation.route]?.[caller], outcomeOf(answer)];
        cells++;
        if (outcome !== expected) differences.push([operation.route, caller, expected, outcome, answer.status]);
        else if (outcome === 'in' && isAmiss(operation, answer))
          differences.push([operation.route, caller, answer.status, answer.problem]);
      }
    }
    expect(differences).toEqual([]);
    expect(cells).toBeGreaterThan(1_500);
  });
});

/** Callers who are refused send their requests together, the others one after another. */
async function heardBy(operation: Operation): Promise<[Caller, Heard][]> {
  const hear = async (caller: Caller): Promise<[Caller, Heard]> => [
    caller,
    await call(caller, operation, await ownAddress(caller, operation.path)),
  ];
  const isAdmitted = (caller: Caller) => authorizationTable[operation.route]?.[caller] === 'in';
  const heard = await Promise.all(callers.filter((caller) => !isAdmitted(caller)).map(hear));
  for (const caller of callers.filter(isAdmitted)) heard.push(await hear(caller));
  return heard;
}

/** A valid body about an existing record succeeds, or is refused by a rule of the domain. */
function isAmiss({ route }: Operation, { status, problem }: Heard): boolean {
  if (status >= 500) return true;
  if (needsSecret.test(route)) return false;
  if (hasNoRecord.test(route)) return status === 400 || status === 422;
  return [400, 401, 404, 405, 422].includes(status) || (status === 403 && !problem?.code.startsWith('CANNOT_'));
}
