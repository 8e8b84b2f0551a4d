import type { OpenAPIObject } from '@nestjs/swagger';
import fields from './fields.json' with { type: 'json' };

interface Schema {
  type?: string | readonly string[];
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: readonly unknown[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  minimum?: number;
  maxLength?: number;
  description?: string;
}

const examples: Readonly<Record<string, unknown>> = fields.examples;
const notes: Readonly<Record<string, string>> = fields.notes;

const MAX_DEPTH = 12;

const OF_FORMAT: Readonly<Record<string, unknown>> = {
  uuid: '01a21865-044a-773b-83d6-fb05b8f9bf28',
  'date-time': '2026-11-26T09:30:00.000Z',
  date: '2026-11-26',
  uri: 'https://example.com/work/1',
  email: 'ada@example.com',
  binary: 'date,amount\n2026-11-20,15000',
};

/** Adds an example to each body, and a note to fields whose names do not say enough. */
export function addExamples({ paths, components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  for (const { properties } of Object.values(schemas)) {
    for (const [name, schema] of Object.entries(properties ?? {})) {
      const note = notes[name];
      if (note && !schema.$ref) schema.description ??= note;
    }
  }
  const bodies = Object.values(paths).flatMap((operations) => Object.values(operations as Record<string, Bodies>));
  for (const { requestBody, responses } of bodies) {
    for (const { content } of [requestBody ?? {}, ...Object.values(responses)]) {
      for (const [type, media] of Object.entries(content ?? {})) {
        if (type === 'application/json') media.example = exampleOf(media.schema ?? {}, schemas);
      }
    }
  }
}

interface Body {
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}
interface Bodies {
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** An example value, by the field's name if that is known, otherwise by its type. */
function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>, name = '', depth = 0): unknown {
  const target = schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  if (target) return exampleOf(target, schemas, name, depth);
  const [first] = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? [];
  if (first) return exampleOf(first, schemas, name, depth);
  if (schema.enum) return schema.enum[0];
  const type = [schema.type ?? 'object'].flat()[0];
  if (type === 'array') return depth < MAX_DEPTH ? [exampleOf(schema.items ?? {}, schemas, name, depth + 1)] : [];
  if (type === 'object') {
    const properties = depth < MAX_DEPTH ? Object.entries(schema.properties ?? {}) : [];
    return Object.fromEntries(properties.map(([key, of]) => [key, exampleOf(of, schemas, key, depth + 1)]));
  }
  const known = examples[name];
  if (type === 'string') return OF_FORMAT[schema.format ?? ''] ?? (typeof known === 'string' ? known : 'text');
  if (type === 'boolean') return true;
  return typeof known === 'number' ? known : (schema.minimum ?? 3);
}
