// The files that are written from the backend: the types of its API, the reference data, the catalogue of events.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventCataloguePage } from './event-catalogue.mjs';
import { inRoot } from './paths.mjs';

const compiled = (file) => import(pathToFileURL(inRoot('backend/dist/src', file)).href);

async function contents() {
  const { openApiDocument } = await compiled('generators/openapi.generator.js');
  const { eventCatalogue } = await compiled('generators/event-catalogue.generator.js');
  const { referenceData } = await compiled('reference-data/index.js');
  return {
    'frontend/src/shared/api/schema.gen.ts': await typesOf(await openApiDocument()),
    'docs/event-catalogue.md': eventCataloguePage(await eventCatalogue()),
    ...tablesOf(referenceData),
  };
}

/** A file for each table, so that no page brings along the tables of another one. */
function tablesOf(referenceData) {
  const folder = 'frontend/src/shared/reference-data';
  const names = Object.keys(referenceData);
  const exports = names.map((name) => `export { default as ${name} } from './${name}.gen.json';\n`).sort();
  return {
    [`${folder}/index.gen.ts`]: `// Written by npm run generate.\n${exports.join('')}`,
    ...Object.fromEntries(
      names.map((name) => [`${folder}/${name}.gen.json`, `${JSON.stringify(referenceData[name], null, 2)}\n`]),
    ),
  };
}

async function typesOf(document) {
  const { default: openapiTS, astToString } = createRequire(inRoot('frontend/package.json'))('openapi-typescript');
  return `// Written by npm run generate.\n${astToString(await openapiTS(document, { alphabetize: true }))}`;
}

export async function writeGenerated() {
  for (const [file, text] of Object.entries(await contents())) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
  }
}

export async function generatedFilesDiffering() {
  const isCurrent = ([file, text]) => existsSync(inRoot(file)) && readFileSync(inRoot(file), 'utf8') === text;
  return Object.entries(await contents())
    .filter((entry) => !isCurrent(entry))
    .map(([file]) => file);
}
