import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../src/platform/http/problem.js';
import { formatCursor } from '../src/platform/projections/cursor.js';
import { answerToFirstAllowed, gatherCallers } from './support/callers.js';
import { testApp } from './support/fixtures.js';
import type { TestClient } from './support/test-client.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Route extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Some of these are names that every object has, or that libraries skip. */
const unknownNames = ['colour', 'prototype', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'length', ''];
/** Texts that nearly are numbers, days, positions, patterns, names and links. */
const oddTexts = ['9999999-01-01', '-1', '9'.repeat(30), '0000-01-01T00:00:00Z', '%', 'a\u0000b'];
const SOMEBODY = '01900000-0000-7000-8000-000000000000';

const product = testApp();
let document: Document;
let callers: readonly TestClient[];
beforeAll(async () => {
  callers = await gatherCallers(product);
  document = (await product.visitor().get<Document>('/api/openapi.json')).body;
});

const routes = (): Route[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  );
const addressOf = ({ path }: Route) => path.replace('{version}', '1').replaceAll(/\{\w+\}/g, SOMEBODY);

async function heard(route: Route, { body, query = '' }: { body?: unknown; query?: string }) {
  const path = addressOf(route) + query;
  const answer = await answerToFirstAllowed<Problem | undefined>(callers, route.method, path, { body });
  return [answer.status, answer.body?.errors?.map(({ field }) => field) ?? []] as const;
}

const formsOf = ({ allOf, anyOf, oneOf }: Schema): readonly Schema[] => allOf ?? anyOf ?? oneOf ?? [];

function schemaAt(schema: Schema): Schema {
  const [form] = formsOf(schema);
  const name = schema.$ref?.split('/').at(-1);
  return (name && document.components.schemas[name]) || (form ? schemaAt(form) : schema);
}

/** The schema of a route's body. Undefined for webhooks of providers, whose bodies we do not describe. */
function bodyOf({ requestBody }: Route): Schema | undefined {
  const given = requestBody?.content['application/json'];
  const schema = given && schemaAt(given.schema);
  return schema?.properties ? schema : undefined;
}

const withBody = (): (Route & { body: Schema })[] =>
  routes().flatMap((route) => {
    const body = bodyOf(route);
    return body ? [{ ...route, body }] : [];
  });

const isNullable = (schema: Schema): boolean =>
  schema.nullable === true || [schema.type].flat().includes('null') || formsOf(schema).some(isNullable);

/** As text, since an object literal does not keep a field __proto__. */
const withField = (name: string, value: unknown) => `{${JSON.stringify(name)}:${JSON.stringify(value)}}`;

describe('every body in the OpenAPI document', () => {
  it('says that it takes no other fields, and so does what lies within it', () => {
    const open: string[] = [];
    const check = (schema: Schema, place: string): void => {
      const { properties, items, additionalProperties } = schemaAt(schema);
      if (properties && additionalProperties !== false) open.push(place);
      for (const [name, part] of Object.entries(properties ?? {})) check(part, `${place}.${name}`);
      if (items) check(items, `${place}[]`);
    };
    for (const { method, path, body } of withBody()) check(body, `${method} ${path}`);
    expect(open).toEqual([]);
    expect(withBody().length).toBeGreaterThan(30);
  });

  it.each(unknownNames)('takes no field of the name %j', async (name) => {
    const wrong: unknown[] = [];
    const takesBodies = routes().filter(({ method, requestBody }) => method !== 'GET' && !requestBody);
    for (const route of [...withBody(), ...takesBodies]) {
      const [status, fields] = await heard(route, { body: withField(name, 'x') });
      if (status !== 422 || !fields.includes(name)) wrong.push([route.method, route.path, status, fields]);
    }
    expect(wrong).toEqual([]);
  });

  it('takes none inside of an object either', async () => {
    const wrong: unknown[] = [];
    for (const route of withBody()) {
      for (const [outer, schema] of Object.entries(route.body.properties ?? {})) {
        if (!schemaAt(schema).properties) continue;
        for (const name of ['colour', 'prototype']) {
          const [status, fields] = await heard(route, { body: { [outer]: { [name]: 'x' } } });
          const isRefused = status === 422 && fields.some((field) => field.startsWith(outer));
          if (!isRefused) wrong.push([route.method, route.path, outer, status, fields]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('takes null for no field that cannot be null', async () => {
    const wrong: unknown[] = [];
    for (const route of withBody()) {
      for (const [name, schema] of Object.entries(route.body.properties ?? {})) {
        if (isNullable(schema)) continue;
        for (const value of schema.type === 'array' ? [null, [null]] : [null]) {
          const [status, fields] = await heard(route, { body: { [name]: value } });
          const isRefused = status === 422 && fields.some((field) => field.startsWith(name));
          if (!isRefused) wrong.push([route.method, route.path, name, value, status, fields]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('every address in the OpenAPI document', () => {
  it.each(unknownNames.filter(Boolean))('takes no parameter of the name %s', async (name) => {
    const wrong: unknown[] = [];
    for (const route of routes().filter(({ path }) => !path.startsWith('/api/webhooks/'))) {
      const [status, fields] = await heard(route, { query: `?${name}=x` });
      if (status !== 400 || !fields.includes(name)) wrong.push([route.method, route.path, status, fields]);
    }
    expect(wrong).toEqual([]);
  });

  it('answers or refuses, whatever text one of its parameters holds', async () => {
    const failed: unknown[] = [];
    let asked = 0;
    for (const route of routes().filter(({ method }) => method === 'GET'))
      for (const { in: place, name } of route.parameters ?? [])
        for (const text of place === 'query' ? oddTexts : []) {
          const [status] = await heard(route, { query: `?${name}=${encodeURIComponent(text)}` });
          if (status >= 500) failed.push([route.path, name, text, status]);
          asked += 1;
        }
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });

  it('takes no cursor that another list gave, or the same one in another order or filter', async () => {
    const lists = routes().filter(({ parameters }) => parameters?.some(({ name }) => name === 'cursor'));
    const foreign = [formatCursor([new Date().toISOString(), SOMEBODY]), formatCursor([1]), '5'];
    const wrong: unknown[] = [];
    for (const route of lists)
      for (const cursor of foreign) {
        const [status, fields] = await heard(route, { query: `?cursor=${cursor}` });
        if (status !== 400 || !fields.includes('cursor')) wrong.push([route.path, cursor, status, fields]);
      }
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThan(15);

    const [admin] = callers;
    const members = async (query: string) =>
      admin?.get<{ nextCursor: string }>(`/api/admin/members?pageSize=1&${query}`);
    const given = await members('sort=name');
    const cursor = given?.body.nextCursor ?? '';
    expect((await members(`sort=name&cursor=${cursor}`))?.status).toBe(200);
    for (const query of ['sort=-name', 'sort=name&country=nigeria', 'sort=name&status=banned'])
      expect((await members(`${query}&cursor=${cursor}`))?.status).toBe(400);
  });
});
