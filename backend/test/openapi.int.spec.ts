import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { explanations } from '../src/api-description/explain-operations.js';
import { openApiDocument } from '../src/generators/openapi.generator.js';
import { EveryRouteHasAPolicy } from '../src/platform/access/every-route-has-a-policy.js';
import { testApp } from './support/fixtures.js';

type RefusalTables = Record<string, Record<string, unknown>>;

const product = testApp();

describe('the OpenAPI document', () => {
  it('is the same whether it is served or made without a database', async () => {
    const { status, body } = await product.visitor().get<OpenAPIObject>('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(body).toEqual(JSON.parse(JSON.stringify(await openApiDocument())));
  });

  it('holds every route', async () => {
    const { body } = await product.visitor().get<OpenAPIObject>('/api/openapi.json');
    const told = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = product.app.get(EveryRouteHasAPolicy, { strict: false }).routes();
    const isPageForPeople = ({ path }: { path: string }) => /^\/(c|verify)(\/|$)/.test(path);
    const ofPrograms = routes.filter((route) => !isPageForPeople(route));
    const real = ofPrograms.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(told.toSorted()).toEqual(real.toSorted());
  });

  it('says what every route answers when all is well', async () => {
    const { body } = await product.visitor().get<OpenAPIObject>('/api/openapi.json');
    const silent = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { responses: Record<string, { content?: object }> }>)
        .filter(([, { responses }]) => !responses['202'] && !responses['204'])
        .filter(([, { responses }]) => !(responses['200'] ?? responses['201'])?.content)
        .map(([method]) => `${method} ${path}`),
    );
    expect(silent).toEqual([]);
  });

  it('names every shape that it refers to', async () => {
    const { body } = await product.visitor().get<OpenAPIObject>('/api/openapi.json');
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)];
    const named = new Set(references.map(([, name]) => name));
    expect([...named].filter((name) => !(name && body.components?.schemas?.[name]))).toEqual([]);
    expect(named.size).toBeGreaterThan(20);
  });

  it('offers an idempotency key where a route heeds it', async () => {
    const { body } = await product.visitor().get<OpenAPIObject>('/api/openapi.json');
    const offers = (path: string, method: 'get' | 'post' = 'post') =>
      JSON.stringify(body.paths[path]?.[method]?.parameters ?? []).includes('Idempotency-Key');
    expect(
      ['/api/me/orders', '/api/auth/register', '/api/admin/orders/{orderId}/status'].filter((path) => !offers(path)),
    ).toEqual([]);
    const done = ['/api/audit/verify', '/api/audit/verify/progress', '/api/webhooks/paystack'];
    expect(done.filter((path) => offers(path))).toEqual([]);
    expect(offers('/api/audit/export', 'get')).toBe(false);
  });

  it('follows the recommended rules of OpenAPI to the letter, each example included', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(await openApiDocument()), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('explains every route, and nothing that is not there', async () => {
    const { body } = await product.visitor().get<OpenAPIObject>('/api/openapi.json');
    const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(explanations).toSorted()).toEqual(routes.toSorted());
    const ids = Object.values(explanations).map(({ id }) => id);
    expect(ids.filter((id, i) => !/^[a-z][a-zA-Z]+$/.test(id) || ids.indexOf(id) !== i)).toEqual([]);
  });

  it('tells every code that the product refuses with', async () => {
    const source = path.resolve(import.meta.dirname, '../src');
    const files = globSync('**/*.refusals.ts', { cwd: source });
    const tables = await Promise.all(files.map((file) => import(path.join(source, file)) as Promise<RefusalTables>));
    const codes = tables.flatMap((file) => Object.values(file).flatMap((table) => Object.keys(table)));
    const told = JSON.stringify(await openApiDocument());
    expect(codes.filter((code) => !told.includes(`"${code}"`))).toEqual([]);
  });

  it('can be browsed', async () => {
    const response = await fetch(`${product.url}/api/docs`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Sankofa API');
  });
});
