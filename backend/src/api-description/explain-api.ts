import type { OpenAPIObject } from '@nestjs/swagger';
import { addExamples } from './examples.js';
import { commonResponses, explainOperation, type Operation } from './explain-operations.js';
import words from './words.json' with { type: 'json' };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds what route classes cannot express: descriptions, refusal codes and examples. */
export function explainApi(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation: Operation | undefined = item[method];
      if (operation) explainOperation(`${method.toUpperCase()} ${path}`, operation);
    }
  }
  addExamples(document);
  const { description, tags, license, webhooks } = words;
  return {
    ...document,
    components: { ...document.components, responses: commonResponses },
    info: { ...document.info, description: description.join('\n\n'), license },
    webhooks: webhooks as unknown as NonNullable<OpenAPIObject['webhooks']>,
    servers: [{ url: '/', description: 'Where this document comes from.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  };
}
