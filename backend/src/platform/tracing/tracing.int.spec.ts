import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { PASSWORD, registration } from '../../../test/support/test-client.js';
import { Jobs } from '../jobs/jobs.js';
import { spans, traceIdOf } from './spans.js';

interface ReceivedSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: object }[];
}

async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const received = (): ReceivedSpan[] =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  return { server, url: `http://127.0.0.1:${String(port)}`, bodies, received };
}

let collector: { server: Server; url: string; bodies: string[]; received: () => ReceivedSpan[] };
let product: TestApp;
beforeAll(async () => {
  collector = await startCollector();
  product = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await product.close();
  collector.server.close();
  expect(spans.hasSubscribers).toBe(false);
});

const inTrace = (requestId: string | null) => {
  const all = collector.received().filter(({ traceId }) => traceId === traceIdOf(String(requestId)));
  const named = (name: string) => all.find((span) => span.name === name);
  const parentOf = (name: string) => all.find(({ spanId }) => spanId === named(name)?.parentSpanId)?.name;
  return { all, named, parentOf };
};

describe('the trace of a request', () => {
  it('leads from the request over its command to every read model and what follows', async () => {
    const visitor = product.visitor();
    const person = registration({ firstName: 'Quokka', lastName: 'Wombat' });
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    const { status, headers } = await visitor.post('/api/auth/register', person, { traceparent });
    const requestId = headers.get('x-request-id');
    expect(status).toBe(201);
    await eventually(async () => {
      expect(inTrace(requestId).named('OpenInternshipApplication')).toBeDefined();
      expect(inTrace(requestId).named('profile')).toBeDefined();
      expect(inTrace(requestId).named('POST /api/auth/register')).toBeDefined();
    });
    const { named, parentOf, all } = inTrace(requestId);
    const links = [{ traceId: 'ab'.repeat(16), spanId: 'cd'.repeat(8) }];
    expect(named('POST /api/auth/register')).toMatchObject({ kind: 2, links });
    expect(named('POST /api/auth/register')?.parentSpanId).toBeUndefined();
    expect(parentOf('RegisterMember')).toBe('POST /api/auth/register');
    expect(parentOf('append')).toBe('RegisterMember');
    expect(parentOf('profile')).toBe('RegisterMember');
    expect(parentOf('open-internship-application-when-creator-registered')).toBe('RegisterMember');
    expect(parentOf('OpenInternshipApplication')).toBe('RegisterMember');
    for (const { startTimeUnixNano, endTimeUnixNano } of all)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    for (const personal of ['Quokka', 'Wombat', String(person.email), String(person.phone), PASSWORD])
      expect(collector.bodies.join('\n')).not.toContain(personal);
  });

  it('leads on to the jobs that an event puts in', async () => {
    const admin = await product.admin();
    const member = product.visitor();
    const { user } = await member.register();
    const { headers } = await admin.post(`/api/admin/members/${user.id}/upgrade`, {});
    await eventually(async () => {
      await product.app.get(Jobs, { strict: false }).queue('membership-reviews').promoteDue(new Date('2100-01-01'));
      expect(inTrace(headers.get('x-request-id')).parentOf('job membership-reviews')).toBe('UpgradeToPro');
    });
    expect(inTrace(headers.get('x-request-id')).parentOf('review-membership-by-timetable')).toBe('UpgradeToPro');
  });
});

describe('without a collector', () => {
  it('a request is answered as before', async () => {
    collector.server.closeAllConnections();
    collector.server.close();
    expect((await product.visitor().get('/health/live')).status).toBe(200);
  });
});
