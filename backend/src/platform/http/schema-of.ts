type Schema = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

/** An OpenAPI schema that fits all samples. For responses that are data tables, whose source is the data. */
export function schemaOf(...samples: readonly unknown[]): Schema {
  const present = samples.filter((sample) => sample !== null);
  return { ...schemaOfPresent(present), ...(present.length < samples.length && { nullable: true }) };
}

function schemaOfPresent(samples: readonly unknown[]): Schema {
  const [first] = samples;
  if (Array.isArray(first)) return { type: 'array', items: schemaOf(...(samples as unknown[][]).flat()) };
  if (typeof first === 'object') return schemaOfObjects(samples as Fields[]);
  if (typeof first === 'number') return { type: samples.every(Number.isInteger) ? 'integer' : 'number' };
  return first === undefined ? {} : { type: typeof first };
}

function schemaOfObjects(objects: readonly Fields[]): Schema {
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const valuesOf = (key: string): unknown[] => objects.map((object) => object[key]).filter((it) => it !== undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, schemaOf(...valuesOf(key))])),
    required: keys.filter((key) => valuesOf(key).length === objects.length),
  };
}
